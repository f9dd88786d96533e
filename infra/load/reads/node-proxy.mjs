// A bare proxy: passes every call on to TARGET_PORT, over connections that stay open. Knows nobody and checks nothing.
import http from 'node:http';

const { PORT, TARGET_PORT } = process.env;
const host = '127.0.0.1';
const agent = new http.Agent({ keepAlive: true });

const server = http.createServer((request, response) => {
  const { method, url: path, headers } = request;
  const onward = http.request({ agent, host, port: TARGET_PORT, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  // The caller counts what is not answered.
  onward.once('error', () => response.destroy());
  request.pipe(onward);
});
server.listen(Number(PORT), host, () => console.log(`The bare proxy is ready at http://${host}:${PORT}`));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  agent.destroy();
});
