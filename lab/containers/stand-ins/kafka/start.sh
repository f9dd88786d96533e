#!/bin/bash
# KAFKA_* becomes server.properties, the data folder is formatted once, then the broker starts.
set -e
if ! said=$(java -Dlog4j2.level=ERROR -cp '/opt/kafka/libs/*' kafka.docker.KafkaDockerWrapper setup --default-configs-dir /etc/kafka/docker \
  --mounted-configs-dir /mnt/shared/config --final-configs-dir /opt/kafka/config 2>&1); then
  grep -qi 'already formatted' <<< "$said" || { echo "$said" >&2; exit 1; }
fi
# Both may hold several options.
# shellcheck disable=SC2086
exec java ${KAFKA_HEAP_OPTS:--Xms256m -Xmx1G} ${KAFKA_JVM_PERFORMANCE_OPTS:-} -Dlog4j2.configurationFile=/etc/kafka/docker/log4j2.properties -cp '/opt/kafka/libs/*' kafka.Kafka /opt/kafka/config/server.properties
