/** The score of a document, for `load`; throws a `SceneError` with all that is wrong with it. */
export function read(text: string): Promise<object>
