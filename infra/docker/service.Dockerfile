# One service: docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=ride -t pothik/ride:1.0.0 .
# RUN lines name no absolute path: infra/docker/rehearse.mjs runs them in a folder, without a container engine.

# Pinned by its digest; `--build-arg NODE_IMAGE=…` takes another, such as one of a mirror.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Manifests only: as long as none of them changes, the installation below comes from the cache.
FROM $NODE_IMAGE AS manifests
WORKDIR /pothik/source
COPY . ./
RUN mkdir ../manifests && find . -name 'package*.json' -exec cp --parents --target-directory=../manifests '{}' +

FROM $NODE_IMAGE AS compiler
WORKDIR /pothik
COPY --from=manifests /pothik/manifests ./
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace=packages/build-kit
COPY . ./
ARG SERVICE
RUN node packages/build-kit/compile.mjs packages/contracts packages/places-data packages/engines packages/service-kit "services/$SERVICE"

FROM $NODE_IMAGE AS dependencies
WORKDIR /pothik
COPY --from=manifests /pothik/manifests ./
# npm would also install what only tests of others need, and peers that only other services have.
RUN npm pkg delete devDependencies peerDependencies peerDependenciesMeta --workspace=packages/places-data --workspace=packages/engines --workspace=packages/service-kit
ARG SERVICE
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace="services/$SERVICE"

FROM $NODE_IMAGE
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MANAGEMENT_PORT=9464
WORKDIR /pothik
COPY --from=dependencies /pothik/package.json ./
COPY --from=dependencies /pothik/node_modules ./node_modules
COPY --from=dependencies /pothik/packages/contracts ./packages/contracts
COPY --from=dependencies /pothik/packages/places-data ./packages/places-data
COPY --from=dependencies /pothik/packages/engines ./packages/engines
COPY --from=dependencies /pothik/packages/service-kit ./packages/service-kit
COPY --from=dependencies /pothik/services/$SERVICE ./services/$SERVICE
COPY --from=compiler /pothik/packages/contracts/dist ./packages/contracts/dist
COPY --from=compiler /pothik/packages/places-data/NOTICE.txt ./packages/places-data/NOTICE.txt
COPY --from=compiler /pothik/packages/places-data/data ./packages/places-data/data
COPY --from=compiler /pothik/packages/places-data/dist ./packages/places-data/dist
COPY --from=compiler /pothik/packages/engines/dist ./packages/engines/dist
COPY --from=compiler /pothik/packages/service-kit/dist ./packages/service-kit/dist
COPY --from=compiler /pothik/services/$SERVICE/dist ./services/$SERVICE/dist
WORKDIR /pothik/services/$SERVICE
USER 1000:1000
EXPOSE 8080 9464
# By bash, which the base image has: 4 ms of processor time for each check; a Node process takes 170 ms.
HEALTHCHECK --interval=15s --timeout=3s --start-period=300s --start-interval=1s --retries=3 \
  CMD ["bash", "-c", "exec 3<> /dev/tcp/127.0.0.1/$PORT && printf 'GET /health/live HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
