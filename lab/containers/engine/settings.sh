# Sourced by the scripts beside it: where everything lives, and where this machine's packages come from.
# CONTAINERS_CACHE is the folder of the engine, its images and its volumes.
FOLDER=${CONTAINERS_CACHE:-$HOME/.cache/pothik-containers}
mkdir -p "$FOLDER"
FOLDER=$(cd "$FOLDER" && pwd)
UNPACKED=$FOLDER/debian13/root # Docker Engine and containerd: unpacked, never installed
RUN=$FOLDER/run                # socket, process numbers, what was there before
LOGS=$FOLDER/logs
mkdir -p "$RUN" "$LOGS"
export DOCKER_HOST=unix://$RUN/docker.sock DOCKER_CONFIG=$FOLDER/docker-config
export PATH=$UNPACKED/usr/bin:$UNPACKED/usr/sbin:$PATH

fail() {
  echo "$*" >&2
  exit 1
}

# Installs those Debian packages of this machine that are missing.
need_packages() {
  local missing=() package
  for package; do
    dpkg-query -Wf '${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  apt-get update -qq > /dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
}

# The sources of this machine as lines of address, suite and component; and the mirror of its own suite.
apt_sources() { apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | sort -u; }
debian_suite() { . /etc/os-release && echo "$VERSION_CODENAME"; }
debian_mirror() { apt_sources | awk -v suite="$(debian_suite)" '$2 == suite { sub("/$", "", $1); print $1; exit }'; }

# Whether the process of a file of process numbers is ours and alive; a number that another program has by now does not count.
alive() {
  local number
  number=$(cat "$1" 2> /dev/null) || return 1
  [ -n "$number" ] && tr '\0' ' ' 2> /dev/null < "/proc/$number/cmdline" | grep -cF "$FOLDER" > /dev/null
}

# Ends the process of such a file: TERM, and KILL after the seconds given.
end_recorded() {
  local number turn
  alive "$1" || { rm -f "$1" && return 0; }
  number=$(cat "$1")
  kill "$number" 2> /dev/null || true
  for ((turn = 0; turn < ${2:-30} * 5; turn++)); do
    [ -d "/proc/$number" ] || break
    sleep 0.2
  done
  if [ -d "/proc/$number" ] && alive "$1"; then kill -9 "$number" 2> /dev/null || true; fi
  rm -f "$1"
}

# Nothing stays mounted on a folder or below it.
unmount_below() {
  awk -v folder="$1" '$5 == folder || index($5, folder "/") == 1 { print $5 }' /proc/self/mountinfo | sort -r |
    while read -r mount; do umount -l "$mount" 2> /dev/null || true; done
}

# Removes the firewall's rules and chains that match the pattern; the second argument is the policy of FORWARD in the table filter before.
drop_rules() {
  local command
  for command in iptables ip6tables; do
    command -v $command-save > /dev/null && $command-save 2> /dev/null | grep -cE -- "$1" > /dev/null || continue
    $command-save 2> /dev/null | grep -vE -- "$1" | sed "/^\*filter/,/^COMMIT/s/^:FORWARD [A-Z]* /:FORWARD ${2:-ACCEPT} /" | $command-restore ||
      echo "the rules of $command were not removed" >&2
  done
}
