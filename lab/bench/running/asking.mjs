import http from 'node:http';

const AT_ONCE = 16;

/** One call on a connection that stays open. @throws {Error} when it is refused */
function askOnce(agent, { url, headers }) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { accept: 'application/json', ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject);
  });
}

/**
 * 16 callers, each with one question after the other.
 * @param {readonly { url: string, headers: Record<string, string> }[]} questions each caller's, by turns
 * @param {number} seconds
 * @returns {Promise<number>} answers a second
 */
export async function answersPerSecond(questions, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const began = performance.now();
  const endsAt = began + seconds * 1000;
  let answers = 0;
  const caller = async (number) => {
    while (performance.now() < endsAt) {
      await askOnce(agent, questions[number % questions.length]);
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => caller(number)));
    return (answers * 1000) / (performance.now() - began);
  } finally {
    agent.destroy();
  }
}
