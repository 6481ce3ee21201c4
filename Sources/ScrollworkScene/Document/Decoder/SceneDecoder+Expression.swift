internal import Scrollwork

extension SceneDecoder {
  /// A number or a string of arithmetic, tried with the environment's values.
  ///
  /// `whole` is what 100 % is while it is tried, in points.
  @inline(never)
  mutating func expression(
    _ node: JSONNode?,
    _ dimension: Expression.Dimension,
    _ bound: Bound = .any,
    or value: Expression = 0,
    whole: Double = 100
  ) -> Expression {
    guard let node else { return value }
    var expression = value
    if let number = document.number(of: node) {
      expression = .constant(number)
    } else if document.kind(of: node) == .string {
      var parser = ExpressionParser(document, node, dimension, parameters)
      guard let parsed = parser.parse() else {
        if let problem = parser.problem { problems.add(problem) }
        return value
      }
      expression = parsed
    } else {
      reportType(node, needs: "a number, or a string of arithmetic")
      return value
    }
    guard let result = expression.value(dimension, scope.of(whole)) else {
      reportRange(node, "finite")
      return value
    }
    if !bound.admits(result, dimension) {
      if case .constant = expression {
        reportRange(node, bound.words(dimension))
      } else {
        report(
          .outOfRange,
          at: node,
          [
            .word(bound.words(dimension)), .value(result), .word(StaticWord("its value")),
          ]
        )
      }
    }
    return expression
  }

  /// A list of expressions, or a single one.
  @inline(never)
  mutating func expressions(
    _ node: JSONNode,
    _ dimension: Expression.Dimension,
    _ bound: Bound = .any
  ) -> [Expression] {
    guard document.kind(of: node) == .array else {
      return [expression(node, dimension, bound)]
    }
    var all: [Expression] = []
    for element in document.elements(of: node) {
      all.append(expression(element, dimension, bound))
    }
    if all.isEmpty { report(.emptyList, at: node) }
    return all
  }
}
