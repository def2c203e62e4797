# The shop as it runs in production; compose.yaml runs it as a mock for tests. See docs/operating.md.
FROM node:24-slim AS build
WORKDIR /shop
COPY . .
RUN ["npm", "run", "build", "--", "--large"]
RUN ["npm", "prune", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]

FROM node:24-slim
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
RUN ["install", "--directory", "--owner=node", "/data"]
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist/server/main.mjs"]
