#!/usr/bin/env python3
"""Writes elementary.json: the elementary functions at 200 … 1300 bits, to measure errors in ulp.

    python3 Tests/Vectors/gen_elementary.py                  # writes the table (needs mpmath)
    python3 Tests/Vectors/gen_elementary.py --coefficients   # prints the polynomials of Numerics

For each argument the table has the nearest double and what it leaves, in ulp of that double.
"""
import json
import pathlib
import random
import struct
import sys

from mpmath import (cos, exp, expm1, factorial, floor, ldexp, log, log1p, lu_solve, matrix, mp,
                    mpf, pi, power, sin, sqrt)

mp.prec = 200


def from_bits(bits):
    return struct.unpack("<d", struct.pack("<Q", bits))[0]


def split(y):
    """The nearest double to y and the remainder in ulp of that double."""
    high = float(y)
    exponent = -1074 if high == 0 else max(int(floor(log(abs(mpf(high)), 2))) - 52, -1074)
    return high, float(ldexp(y - mpf(high), -exponent))


def near(bound):
    return random.choice((-1, 1)) * 2.0 ** random.uniform(-60, bound)


def near_quadrant(limit):
    """The double nearest to a multiple of π/2, where reduction cancels most."""
    return float(random.randrange(1, limit) * pi / 2)


def table():
    u = random.uniform
    worst = 6381956970095103 * 2.0 ** 797  # the double nearest to a multiple of π/2
    big = lambda: from_bits(random.randrange(0x4130000000000000, 0x7FF0000000000000))
    angles = ([u(-7, 7) for _ in range(90)] + [u(-1e6, 1e6) for _ in range(40)]
              + [near_quadrant(667000) for _ in range(60)]
              + [near_quadrant(2 ** random.randrange(20, 1000)) for _ in range(60)]
              + [big() * random.choice((-1, 1)) for _ in range(80)]
              + [worst, -worst, 2.0 ** 20, 1048575.9999999999, 1.7976931348623157e308, 5e-324,
                 1e-300, 22.0, 1e22, 0.7853981633974483])
    return [
        ("exp", exp, [u(-1, 1) for _ in range(80)] + [u(-708, 709.78) for _ in range(120)]
         + [u(-745.13, -708) for _ in range(90)] + [near(0) for _ in range(30)]
         + [709.782712893384, -708.3964185322641, -745.1332191019411, -745.1332191019412, 1.0]),
        ("expMinusOne", expm1, [near(5) for _ in range(140)] + [u(-1, 1) for _ in range(80)]
         + [u(-50, 709.78) for _ in range(60)] + [u(30, 48) for _ in range(40)]
         + [5e-324, -5e-324, 709.782712893384, -745.0]),
        ("log", log, [u(0.5, 2) for _ in range(100)] + [1 + near(-1) for _ in range(80)]
         + [from_bits(random.randrange(1, 0x7FF0000000000000)) for _ in range(100)]
         + [from_bits(random.randrange(1, 2 ** 52)) for _ in range(40)]
         + [5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.7071067811865476,
            1.4142135623730951, 2.0, 0.5]),
        ("logOnePlus", log1p, [near(-0.1) for _ in range(140)] + [u(-0.999, 2) for _ in range(80)]
         + [2.0 ** u(-3, 1000) for _ in range(60)] + [-1 + 2.0 ** u(-50, 0) for _ in range(60)]
         + [5e-324, -5e-324, 1.7976931348623157e308, -0.9999999999999999, -0.29, 0.41]),
        ("sin", sin, angles),
        ("cos", cos, angles),
    ]


def powers():
    u = random.uniform
    pairs = [(u(0, 10), u(-20, 20)) for _ in range(60)]
    pairs += [(x, u(-744, 709) / float(log(mpf(x)) or 1)) for x in
              [from_bits(random.randrange(1, 0x7FF0000000000000)) for _ in range(60)]
              + [u(0.5, 2) for _ in range(60)] + [1 + near(-1) for _ in range(60)]]
    pairs += [(-u(0, 10), float(random.randrange(-30, 30))) for _ in range(30)]
    pairs += [(float(random.randrange(2, 20)), float(random.randrange(-10, 12))) for _ in range(40)]
    pairs += [(0.998, 1000.0), (0.99, 1e4), (2.0, 0.5), (2.0, -1074.0), (2.0, 1023.0),
              (5e-324, 0.5), (1.7976931348623157e308, -1.0), (10.0, 308.0), (10.0, -300.0)]
    mp.prec = 400
    rows = []
    for x, y in pairs:
        value = power(mpf(x), mpf(y))
        if value != 0 and mpf(2) ** -1074 < abs(value) < mpf(1.797e308):
            rows.append((x, y) + split(value))
    return {"function": "power", "x": [r[0] for r in rows], "exponent": [r[1] for r in rows],
            "nearest": [r[2] for r in rows], "remainder": [round(r[3], 4) for r in rows]}


def write():
    random.seed(7)
    functions = []
    for name, function, arguments in table():
        mp.prec = 1300
        arguments = [x for x in arguments if x != 0 and x == x and abs(x) != float("inf")]
        rows = [split(function(mpf(x))) for x in arguments]
        functions.append({
            "function": name, "x": arguments, "nearest": [r[0] for r in rows],
            "remainder": [round(r[1], 4) for r in rows]})
    functions.append(powers())
    place = pathlib.Path(__file__).with_name("elementary.json")
    place.write_text(json.dumps({"generator": "gen_elementary.py", "functions": functions}) + "\n")


def interpolate(f, low, high, count):
    """Coefficients, lowest first, of the polynomial through f at `count` Chebyshev nodes."""
    cos_nodes = [cos(pi * (2 * i + 1) / (2 * count)) for i in range(count)]
    xs = [(low + high) / 2 + (high - low) / 2 * c for c in cos_nodes]
    a = matrix(count, count)
    y = matrix(count, 1)
    for i, x in enumerate(xs):
        y[i] = f(x)
        for j in range(count):
            a[i, j] = x ** j
    return [float(v) for v in lu_solve(a, y)]


def coefficients():
    wide = mpf("1.0005")
    half_ln2 = log(2) / 2 * wide
    quarter = (pi / 4 * wide) ** 2
    s = ((sqrt(2) - 1) / (sqrt(2) + 1) * wide) ** 2
    series = lambda term: lambda x: sum(term(k) * x ** k for k in range(60))
    print("exp", interpolate(series(lambda k: 1 / factorial(k + 3)), -half_ln2, half_ln2, 10))
    print("log", interpolate(series(lambda k: mpf(2) / (2 * k + 3)), mpf(0), s, 7))
    print("power", interpolate(series(lambda k: mpf(2) / (2 * k + 5)), mpf(0), s, 7))
    sine = series(lambda k: (-1) ** (k + 1) / factorial(2 * k + 3))
    cosine = series(lambda k: (-1) ** k / factorial(2 * k + 4))
    print("sin", interpolate(sine, mpf(0), quarter, 6))
    print("cos", interpolate(cosine, mpf(0), quarter, 6))


if __name__ == "__main__":
    coefficients() if "--coefficients" in sys.argv else write()
