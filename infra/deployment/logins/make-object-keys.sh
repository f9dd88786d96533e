#!/bin/sh
# Makes the buckets, and keys with their own rights for each service with pictures, for the gateway and for who releases the web;
# repeated, it gives them again.
# The environment has the store's address with an administrator's key, http://key:secret@host:port, as MC_HOST_store, and
# _S3_ACCESS_KEY and _S3_SECRET_KEY of USER, DRIVER, GATEWAY and WEB.
set -eu
folder=$(dirname "$0")

# @param service, access key, secret key
make_key() {
  policy="objects-of-$1"
  mc admin policy create store "$policy" "$folder/$policy.json"
  # By standard input: other users of the machine see the arguments of a process.
  printf '%s\n%s\n' "$2" "$3" | mc admin user add store
  # To attach what is attached is an error of mc.
  case $(mc admin user info store "$2" --json) in
  *"\"$policy\""*) ;;
  *) mc admin policy attach store "$policy" --user "$2" ;;
  esac
}

mc ready store
mc mb --ignore-existing store/pothik store/pothik-web
make_key user "$USER_S3_ACCESS_KEY" "$USER_S3_SECRET_KEY"
make_key driver "$DRIVER_S3_ACCESS_KEY" "$DRIVER_S3_SECRET_KEY"
make_key gateway "$GATEWAY_S3_ACCESS_KEY" "$GATEWAY_S3_SECRET_KEY"
make_key web "$WEB_S3_ACCESS_KEY" "$WEB_S3_SECRET_KEY"
