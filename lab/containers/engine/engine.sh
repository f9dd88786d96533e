#!/bin/bash
# A Docker engine for a machine without one: root on Debian 12. Engine 26, buildx, compose and containerd of Debian 13 are
# unpacked into CONTAINERS_CACHE beside Debian 12's runc; nothing that is installed is replaced.
# engine.sh install | start | stop | env       env prints DOCKER_HOST, DOCKER_CONFIG and PATH for the other programs
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/settings.sh"
NUMBER=$RUN/dockerd.pid
SUBNET=172.30.0
POOL=172.31

# Packages of Debian 13 from the machine's own mirror, with lists of their own; each is unpacked once.
unpack_debian13() {
  local home=$FOLDER/debian13 wanted=() package
  mkdir -p "$home/lists/partial" "$home/cache/archives/partial" "$home/packages" "$home/done" "$UNPACKED"
  for package; do [ -e "$home/done/$package" ] || wanted+=("$package"); done
  [ ${#wanted[@]} = 0 ] && return
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) trixie main" > "$home/sources.list"
  printf '%s\n' "Dir::Etc::sourcelist \"$home/sources.list\";" 'Dir::Etc::sourceparts "-";' \
    "Dir::State::lists \"$home/lists\";" "Dir::Cache \"$home/cache\";" 'APT::Sandbox::User "root";' > "$home/apt.conf"
  export APT_CONFIG=$home/apt.conf
  apt-get update -qq > /dev/null
  cd "$home/packages"
  for package in "${wanted[@]}"; do
    rm -f "${package}"_*.deb
    apt-get download -qq "$package" > /dev/null
    dpkg -x "${package}"_*.deb "$UNPACKED"
    rm -f "${package}"_*.deb
    touch "$home/done/$package"
  done
  unset APT_CONFIG
  rm -rf "$home/lists" "$home/cache"
  # Debian 13's runc demands glibc 2.38; the machine's own serves.
  rm -f "$UNPACKED"/usr/sbin/runc "$UNPACKED"/usr/bin/runc
}

install_engine() {
  [ "$(id -u)" = 0 ] || fail 'only root can run a container engine'
  grep -q '^ID=debian' /etc/os-release && [ "$(debian_suite)" = bookworm ] || fail 'this machine is not Debian 12'
  need_packages runc iptables tini pigz
  unpack_debian13 docker.io docker-cli docker-buildx docker-compose containerd
  mkdir -p "$DOCKER_CONFIG/cli-plugins"
  ln -sf "$UNPACKED"/usr/libexec/docker/cli-plugins/* "$DOCKER_CONFIG/cli-plugins/"
}

launch() {
  local turn mtu
  # Where the machine's network has a smaller MTU than usual, larger packets of containers would never arrive.
  mtu=$(cat "/sys/class/net/$(ip route show default | awk '{ print $5; exit }')/mtu")
  rm -f "$NUMBER"
  setsid nohup dockerd --data-root "$FOLDER/docker" --exec-root "$RUN/exec" --pidfile "$NUMBER" -H "$DOCKER_HOST" \
    --storage-driver overlay2 --bip $SUBNET.1/24 --default-address-pool base=$POOL.0.0/16,size=24 \
    --mtu "$mtu" --default-network-opt "bridge=com.docker.network.driver.mtu=$mtu" \
    --init-path /usr/bin/tini-static --cgroup-parent /pothik-containers --log-level warn > "$LOGS/dockerd.log" 2>&1 < /dev/null &
  for ((turn = 0; turn < 300; turn++)); do
    docker version > /dev/null 2>&1 && return
    sleep 0.2
  done
  fail "the engine does not answer: $(tail -1 "$LOGS/dockerd.log")"
}

start_engine() {
  if alive "$NUMBER" && docker version > /dev/null 2>&1; then return; fi
  [ -x "$UNPACKED/usr/sbin/dockerd" ] || fail 'first: engine.sh install'
  if [ ! -e "$RUN/before" ]; then
    ! ip link show docker0 > /dev/null 2>&1 || fail 'another container engine, which does not answer, uses docker0'
    { cat /proc/sys/net/ipv4/ip_forward && iptables -S FORWARD 2> /dev/null | awk '$1 == "-P" { print $3 }'; } > "$RUN/before"
  fi
  launch
}

# Leaves links, rules and kernel settings as they were; images and volumes stay in the folder.
stop_engine() {
  local bridges bridge forward policy
  # Without it this engine was not started, and links and rules are those of others.
  [ -e "$RUN/before" ] || return 0
  # Containers of an engine that was killed live on: only an engine can end them.
  alive "$NUMBER" || launch
  bridges=$(docker network ls -q --no-trunc --filter driver=bridge 2> /dev/null | cut -c1-12 | sed 's/^/br-/' || true)
  # It stops its containers itself: ten seconds each, all together.
  end_recorded "$NUMBER" 90
  end_recorded "$RUN/exec/containerd/containerd.pid"
  { read -r forward && read -r policy; } 2> /dev/null < "$RUN/before" || true
  for bridge in docker0 $bridges $(ip -o -4 addr show 2> /dev/null | awk -v pool="inet $POOL." 'index($0, pool) { print $2 }'); do
    ip link delete "$bridge" 2> /dev/null || true
  done
  drop_rules "DOCKER|docker0|br-[0-9a-f]{12}|($SUBNET|$POOL)\\." "${policy:-ACCEPT}"
  [ -z "${forward:-}" ] || echo "$forward" > /proc/sys/net/ipv4/ip_forward
  unmount_below "$RUN"
  unmount_below "$FOLDER/docker"
  find /sys/fs/cgroup -depth -type d \( -path '*/pothik-containers*' -o -path '*/docker/buildkit*' -o -name docker \) -exec rmdir {} \; 2> /dev/null || true
  rm -rf "$RUN/exec" "$RUN/docker.sock" "$RUN/before"
}

case ${1:-} in
install) install_engine ;;
start) start_engine ;;
stop) stop_engine ;;
env) printf '%s\n' "DOCKER_HOST=$DOCKER_HOST" "DOCKER_CONFIG=$DOCKER_CONFIG" "PATH=$PATH" ;;
*) sed -n 2,4p "$0" && exit 2 ;;
esac
