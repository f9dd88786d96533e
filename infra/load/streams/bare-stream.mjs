// Open streams and nothing else: no session, no place, no database. Its parent says what is sent, and to which stream.
import http from 'node:http';

const COMMENT_EVERY_MS = 15_000;
const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
const { PORT } = process.env;
const streams = new Map();

const server = http.createServer((request, response) => {
  const name = request.url;
  response.writeHead(200, HEADERS);
  response.write(':\n\n');
  streams.set(name, response);
  response.once('close', () => streams.delete(name));
});
const comments = setInterval(() => {
  for (const response of streams.values()) response.write(':\n\n');
}, COMMENT_EVERY_MS);
process.on('message', ({ name, frame }) => streams.get(name)?.write(frame));
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The bare streams are ready at http://127.0.0.1:${PORT}`));
process.once('SIGTERM', () => {
  clearInterval(comments);
  server.close();
  server.closeAllConnections();
  process.disconnect?.();
});
