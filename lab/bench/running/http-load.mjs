import http from 'node:http';

const CONNECTIONS = 16;

/** One GET on a kept-alive connection. @throws {Error} unless the answer is 200 */
function get(agent, { url, headers }) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { accept: 'application/json', ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject);
  });
}

/**
 * HTTP load from 16 connections, one request at a time each.
 * @param {readonly { url: string, headers: Record<string, string> }[]} requests dealt to the connections in turn
 * @param {number} seconds
 * @returns {Promise<number>} requests per second
 */
export async function requestsPerSecond(requests, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const endsAt = began + seconds * 1000;
  let answered = 0;
  const connection = async (number) => {
    while (performance.now() < endsAt) {
      await get(agent, requests[number % requests.length]);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => connection(number)));
    return (answered * 1000) / (performance.now() - began);
  } finally {
    agent.destroy();
  }
}
