internal import CCairo
