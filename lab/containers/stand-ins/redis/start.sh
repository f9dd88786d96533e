#!/bin/sh
# As in the official image: it serves other containers, so protected mode is off.
set -e
[ "$1" = redis-server ] && [ "$(id -u)" = 0 ] || exec "$@"
chown -R redis:redis /data
exec gosu redis "$@" --protected-mode no
