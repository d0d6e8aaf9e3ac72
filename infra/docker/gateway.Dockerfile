# The gateway with all areas in one process (or one area alone with RUN_AREA), and the shell that it serves. Build from the repository's root.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:22-bookworm-slim
# Else the allocator keeps freed memory apart for each of many threads.
ENV NODE_ENV=production PORT=8081 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/services ./services
COPY --from=build /app/shell/package.json ./shell/package.json
COPY --from=build /app/shell/dist ./shell/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8081
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://localhost:8081/api/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--heap-growing-percent=50", "services/gateway/dist/main.mjs"]
