# The API with the built web inside: one image, any number of containers. docs/operations.md says how to run them.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/simulator/package.json apps/simulator/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY packages/contract/package.json packages/contract/

FROM manifests AS web
RUN npm install --no-save
COPY tsconfig.json ./
COPY packages packages
COPY apps/web apps/web
RUN node apps/web/build/build.ts

# Only what the API needs to run; the image brings Node itself.
FROM manifests AS packages
RUN npm install --no-save --omit=dev --workspace=@marketplace/api --workspace=@marketplace/contract \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/.cache

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY packages/contract packages/contract
COPY apps/api apps/api
COPY --from=web /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Exec form: SIGTERM reaches the process, which then finishes what is under way.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "apps/api/src/app/main.ts"]
