#!/bin/sh
# Makes the bucket, and for each service with pictures a key with its own rights; repeated, it gives them again.
# The environment has the store's address with an administrator's key, http://key:secret@host:port, as MC_HOST_store, and
# USER_S3_ACCESS_KEY, USER_S3_SECRET_KEY, DRIVER_S3_ACCESS_KEY, DRIVER_S3_SECRET_KEY.
set -eu
folder=$(dirname "$0")
bucket=pothik

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
mc mb --ignore-existing "store/$bucket"
make_key user "$USER_S3_ACCESS_KEY" "$USER_S3_SECRET_KEY"
make_key driver "$DRIVER_S3_ACCESS_KEY" "$DRIVER_S3_SECRET_KEY"
