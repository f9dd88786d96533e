const CONNECTIONS_KEPT = 64;

/** A configuration of nginx that passes everything on over connections that stay open, in the foreground and as anybody. */
export const nginxConfiguration = ({ port, targetPort, directory }) => `daemon off;
worker_processes auto;
pid ${directory}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  upstream service { server 127.0.0.1:${targetPort}; keepalive ${CONNECTIONS_KEPT}; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`;

/** A configuration of Caddy that does the same. */
export const caddyConfiguration = ({ port, targetPort }) => `{
  admin off
  auto_https off
  log {
    level ERROR
  }
}
http://127.0.0.1:${port} {
  reverse_proxy 127.0.0.1:${targetPort}
}
`;

/** The better of several in each round. @param {readonly number[][]} values of each, by round */
export const betterOf = (values) => values[0].map((_, round) => Math.max(...values.map((ofOne) => ofOne[round])));
