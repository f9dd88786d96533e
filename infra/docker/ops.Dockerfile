# The operations of `npm run ops`: docker build -f infra/docker/ops.Dockerfile -t pothik/ops:1.0.0 .
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
RUN node packages/build-kit/compile.mjs packages/contracts packages/places-data packages/engines packages/service-kit packages/embedded-mongo \
  services/auth services/user services/driver services/ride services/notification gateway infra

FROM $NODE_IMAGE AS dependencies
WORKDIR /pothik
COPY --from=manifests /pothik/manifests ./
# npm would also install workspaces that only tests of others need; the build kit is there for `npm run ops`, which builds first.
RUN npm pkg delete devDependencies peerDependencies peerDependenciesMeta --workspace=packages/places-data --workspace=packages/engines --workspace=packages/service-kit
RUN npm pkg delete 'dependencies.@pothik/build-kit' --workspace=infra
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=infra

FROM $NODE_IMAGE
ENV NODE_ENV=production DATA_DIR=/tmp/data
WORKDIR /pothik
COPY --from=dependencies /pothik/package.json ./
COPY --from=dependencies /pothik/node_modules ./node_modules
COPY --from=dependencies /pothik/packages ./packages
COPY --from=dependencies /pothik/services ./services
COPY --from=dependencies /pothik/gateway ./gateway
COPY --from=dependencies /pothik/infra ./infra
COPY --from=compiler /pothik/packages/contracts/dist ./packages/contracts/dist
COPY --from=compiler /pothik/packages/places-data/NOTICE.txt ./packages/places-data/NOTICE.txt
COPY --from=compiler /pothik/packages/places-data/data ./packages/places-data/data
COPY --from=compiler /pothik/packages/places-data/dist ./packages/places-data/dist
COPY --from=compiler /pothik/packages/engines/dist ./packages/engines/dist
COPY --from=compiler /pothik/packages/service-kit/dist ./packages/service-kit/dist
COPY --from=compiler /pothik/packages/embedded-mongo/dist ./packages/embedded-mongo/dist
COPY --from=compiler /pothik/services/auth/dist ./services/auth/dist
COPY --from=compiler /pothik/services/user/dist ./services/user/dist
COPY --from=compiler /pothik/services/driver/dist ./services/driver/dist
COPY --from=compiler /pothik/services/ride/dist ./services/ride/dist
COPY --from=compiler /pothik/services/notification/dist ./services/notification/dist
COPY --from=compiler /pothik/gateway/dist ./gateway/dist
COPY --from=compiler /pothik/infra/dist ./infra/dist
WORKDIR /pothik/infra
USER 1000:1000
# It runs one operation and ends: there is nothing to ask.
HEALTHCHECK NONE
ENTRYPOINT ["node", "--enable-source-maps", "dist/main.js"]
CMD ["--help"]
