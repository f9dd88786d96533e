#!/bin/bash
# mongosh; beside a server of this image it then waits until that server demands the logins that were made.
/opt/mongosh/node_modules/.bin/mongosh "$@" || exit
if exec 3<> /dev/tcp/127.0.0.1/27018; then read -r <&3; fi 2> /dev/null
