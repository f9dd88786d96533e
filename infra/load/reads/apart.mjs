import { APART_FROM_EACH_OTHER, ask, inFixture } from '../live/fixtures.mjs';
import { makePairs } from '../live/pairs.mjs';
import { measureInRounds } from '../rounds.mjs';
import { ratios } from '../rounds.rules.mjs';
import { answersPerSecond } from './asking.mjs';
import { startBareProxies } from './bare-proxies.mjs';
import { betterOf } from './proxy.rules.mjs';
import { asTheRiders, ridersOf } from './riders.mjs';
import { GatewayStatements } from './statements.mjs';

const TARGETS = { directly: 0.45, proxy: 0.5 };

/** Gateway and services in processes of their own, against the service asked directly and through bare proxies. */
export async function benchApart(report, { reads, pairs, ...plan }) {
  await inFixture(APART_FROM_EACH_OTHER, async (fixture) => {
    const riders = await ridersOf(await makePairs(fixture, pairs));
    const statements = new GatewayStatements(fixture.keysFile);
    const processes = await ask(fixture.program, 'processes');
    for (const read of reads) {
      const { port } = processes.find(({ name }) => name === read.service);
      const proxies = await startBareProxies(port);
      try {
        const values = await measureBefore({ read, riders, statements, port, proxies }, plan);
        add(report, read, proxies, values);
      } finally {
        await Promise.all(proxies.map(({ close }) => close()));
      }
    }
  });
}

function measureBefore({ read: { path, service }, riders, statements, port, proxies }, { rounds, seconds }) {
  const stated = async (at) => {
    const url = `http://127.0.0.1:${at}${path}`;
    // Signed anew for each measuring: a statement lives for a minute.
    const questions = riders.map(async (rider) => ({ url, headers: await statements.headersOf(rider, service) }));
    return answersPerSecond(await Promise.all(questions), seconds);
  };
  const proxied = proxies.map((proxy) => [proxy.name, () => stated(proxy.port)]);
  const contenders = {
    gateway: () => answersPerSecond(asTheRiders(riders, path), seconds),
    directly: () => stated(port),
    ...Object.fromEntries(proxied),
  };
  return measureInRounds(contenders, rounds);
}

function add(report, { name, service }, proxies, values) {
  const rate = (words, ofOne) => report.add({ name: `${name}, ${words}`, unit: 'calls/s', values: ofOne });
  const times = (words, ofOther, target) =>
    report.add({
      name: `${name}, gateway, times ${words}`,
      unit: 'times',
      values: ratios(values.gateway, ofOther),
      ...target,
      atLeast: true,
    });
  rate('through the gateway', values.gateway);
  rate(`${service} asked directly`, values.directly);
  for (const proxy of proxies) rate(`through ${proxy.name}`, values[proxy.name]);
  times('directly', values.directly, { target: TARGETS.directly });
  const better = betterOf(proxies.map((proxy) => values[proxy.name]));
  // The target is of proxies that others keep fast; ours stands in where there is none.
  const target = proxies.some(({ isKept }) => isKept) ? { target: TARGETS.proxy } : {};
  times(proxies.length > 1 ? 'the better proxy' : proxies[0].name, better, target);
}
