# make demo   renders the three examples to out/
# make test   installs what is missing, builds, and passes every test
# make web    builds the browser player into .build/web and weighs it
# make docs   builds the documentation of the library into .build/docs
# make bench  prints what things cost beside what others take for the same work
# make bench-count  counts the instructions of the kernels and compares them with a table
# make bench-web  prints what a frame costs in a page, beside JavaScript written by hand

.PHONY: demo test lint wasm web docs bench bench-count bench-web format clean setup

setup:
	@Scripts/setup.sh

demo: setup
	@Scripts/demo.sh

test: setup
	@Scripts/test.sh

lint:
	@swift format --version >/dev/null
	swift format lint --strict --recursive Sources Tests Examples Benchmarks Package.swift

format:
	swift format format --in-place --recursive Sources Tests Examples Benchmarks Package.swift

wasm:
	@Scripts/wasm.sh

web: setup
	@Scripts/web.sh

docs:
	@Scripts/docs.sh

bench: setup
	@Scripts/bench.sh

bench-count: setup
	@Scripts/bench-count.sh

bench-web: web
	@Scripts/bench-web.sh

clean:
	rm -rf .build out
