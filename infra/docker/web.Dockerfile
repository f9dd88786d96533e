# The shell and the remotes, and the program that releases them into the object store: docker build -f infra/docker/web.Dockerfile -t pothik/web:1.0.0 .
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
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace=packages/build-kit --workspace=frontends/shell \
  --workspace=frontends/rider --workspace=frontends/driver --workspace=frontends/admin
COPY . ./
RUN node packages/build-kit/compile.mjs packages/contracts packages/places-data packages/engines infra
RUN node packages/build-kit/bundle.mjs frontends/shell frontends/rider frontends/driver frontends/admin
RUN node --input-type=module --eval "import { assembleWeb } from './infra/local/assemble-web.mjs'; await assembleWeb({ frontends: 'frontends', web: 'web' });"

FROM $NODE_IMAGE AS dependencies
WORKDIR /pothik
COPY --from=manifests /pothik/manifests ./
# npm would also install what only tests of others need.
RUN npm pkg delete devDependencies peerDependencies peerDependenciesMeta --workspace=packages/places-data --workspace=packages/engines
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=packages/engines

FROM $NODE_IMAGE
ENV NODE_ENV=production
WORKDIR /pothik
COPY --from=dependencies /pothik/package.json ./
COPY --from=dependencies /pothik/node_modules ./node_modules
COPY --from=dependencies /pothik/packages/contracts ./packages/contracts
COPY --from=dependencies /pothik/packages/places-data ./packages/places-data
COPY --from=dependencies /pothik/packages/engines ./packages/engines
COPY --from=dependencies /pothik/infra/package.json ./infra/package.json
COPY --from=compiler /pothik/packages/contracts/dist ./packages/contracts/dist
COPY --from=compiler /pothik/packages/places-data/dist ./packages/places-data/dist
COPY --from=compiler /pothik/packages/engines/dist ./packages/engines/dist
COPY --from=compiler /pothik/infra/dist/refusals ./infra/dist/refusals
COPY --from=compiler /pothik/infra/dist/web-releases ./infra/dist/web-releases
COPY --from=compiler /pothik/web ./web
USER 1000:1000
ENTRYPOINT ["node", "--enable-source-maps", "infra/dist/web-releases/main.js", "web"]
