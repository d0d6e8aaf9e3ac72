# One static server for one front-end app, so that each deploys alone: --build-arg APP=shell, mf-dashboard, mf-jobs, mf-finance, mf-tools, mf-admin.
FROM node:22-bookworm-slim AS build
ARG APP
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund --ignore-scripts && npm run build -- --only "$APP"

FROM nginx:1.29-alpine
ARG APP
COPY infra/docker/static.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/${APP}/dist /usr/share/nginx/html/${APP}
EXPOSE 8080
