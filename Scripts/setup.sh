#!/bin/sh
# Installs what Scrollwork builds and tests with, from Debian's own packages. Does nothing when all is there.
set -eu

packages="pkg-config make libpango1.0-dev librsvg2-dev libdeflate-dev libturbojpeg0-dev \
  binaryen esbuild ffmpeg fonts-inter fonts-noto-cjk fonts-noto-color-emoji chromium \
  librlottie0-1 libpixman-1-dev valgrind"

missing=""
for package in $packages; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
done
[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "setup: this system has no apt-get; install by hand:$missing" >&2
  exit 1
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
echo "setup: installing$missing"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
# shellcheck disable=SC2086
$sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
