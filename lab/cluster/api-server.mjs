import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOOPBACK } from '../../infra/programs/ports.mjs';
import { outputOf } from '../../infra/programs/programs.mjs';
import { NativeEngine } from '../engines/native/native-engine.mjs';
import { Watcher } from '../engines/native/watcher.mjs';

const SERVICES = '10.96.0.0/16';
/** It must name an address for the nodes, and there are none. */
const FOR_NODES = '10.97.0.1';
const ISSUER = 'https://kubernetes.default.svc';

/** @param {string} program */
const etcdRecipe = (program) => ({
  name: 'etcd',
  ports: ['client', 'peer'],
  install: async () => undefined,
  command: (_installed, { folder, ports }) => {
    const [clients, peers] = [ports.client, ports.peer].map((port) => `http://${LOOPBACK}:${port}`);
    return {
      program,
      args: [
        ...[`--data-dir=${folder}`, '--unsafe-no-fsync', '--log-level=warn'],
        ...[`--listen-client-urls=${clients}`, `--advertise-client-urls=${clients}`],
        ...[
          `--listen-peer-urls=${peers}`,
          `--initial-advertise-peer-urls=${peers}`,
          `--initial-cluster=default=${peers}`,
        ],
      ],
    };
  },
  answers: async ({ ports }) => {
    const answer = await fetch(`http://${LOOPBACK}:${ports.client}/readyz`);
    if (!answer.ok) throw new Error(`etcd answers ${answer.status}`);
  },
  addresses: ([{ ports }]) => ({ url: `http://${LOOPBACK}:${ports.client}` }),
});

/** Key of the accounts of services, and the token of the one administrator. */
function writeKeys(folder, port) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const token = randomBytes(16).toString('hex');
  const secretly = (name, text) => writeFileSync(path.join(folder, name), text, { mode: 0o600 });
  secretly('accounts.key', privateKey.export({ type: 'pkcs1', format: 'pem' }));
  secretly('tokens.csv', `${token},administrator,administrator,"system:masters"\n`);
  const configuration = {
    apiVersion: 'v1',
    kind: 'Config',
    // The API server makes this certificate itself, with that of its authority behind it.
    clusters: [
      {
        name: 'own',
        cluster: {
          server: `https://${LOOPBACK}:${port}`,
          'certificate-authority': path.join(folder, 'certificates', 'apiserver.crt'),
        },
      },
    ],
    users: [{ name: 'administrator', user: { token } }],
    contexts: [{ name: 'own', context: { cluster: 'own', user: 'administrator' } }],
    'current-context': 'own',
  };
  secretly('kubeconfig', JSON.stringify(configuration));
}

/** @param {string} program @param {() => string} storage the address of etcd @param {(args: string[]) => Promise<string>} kubectl */
const apiServerRecipe = (program, storage, kubectl) => ({
  name: 'kube-apiserver',
  ports: ['https'],
  install: async () => undefined,
  prepare: async (_installed, { folder, ports }) => writeKeys(folder, ports.https),
  command: (_installed, { folder, ports }) => ({
    program,
    args: [
      ...[`--etcd-servers=${storage()}`, `--bind-address=${LOOPBACK}`, `--secure-port=${ports.https}`],
      ...[
        `--advertise-address=${FOR_NODES}`,
        '--endpoint-reconciler-type=none',
        `--service-cluster-ip-range=${SERVICES}`,
      ],
      ...[`--cert-dir=${path.join(folder, 'certificates')}`, `--token-auth-file=${path.join(folder, 'tokens.csv')}`],
      ...['--authorization-mode=RBAC', `--service-account-issuer=${ISSUER}`],
      ...['key', 'signing-key'].map((key) => `--service-account-${key}-file=${path.join(folder, 'accounts.key')}`),
    ],
  }),
  answers: () => kubectl(['get', '--raw', '/readyz']),
  addresses: () => ({}),
});

/** An API server of Kubernetes with its etcd, on loopback ports, for one run: neither controllers nor nodes. */
export class ApiServer {
  /** @param {{ etcd: string, kubectl: string, apiServer: string }} programs */
  constructor(programs) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-cluster-'));
    /** By which `kubectl`, whose path is in KUBECTL, reaches it and no other cluster. */
    this.environment = {
      KUBECTL: programs.kubectl,
      KUBECONFIG: path.join(folder, 'kube-apiserver', 'kubeconfig'),
      KUBECACHEDIR: path.join(folder, 'discovered'),
    };
    this.watcher = new Watcher(folder);
    const options = { cache: folder, data: folder, watcher: this.watcher };
    this.etcd = new NativeEngine(etcdRecipe(programs.etcd), options);
    this.server = new NativeEngine(
      apiServerRecipe(
        programs.apiServer,
        () => this.etcd.addresses().url,
        (args) => this.kubectl(args),
      ),
      options,
    );
  }

  async start() {
    await this.etcd.start();
    await this.server.start();
  }

  /** What a command of kubectl prints. @param {string[]} args @throws {Error} with a line of its output */
  kubectl(args) {
    return outputOf(this.environment.KUBECTL, args, { env: { ...process.env, ...this.environment } });
  }

  /** Adds kinds to those it knows, and waits until it takes them. @param {string} folder of their definitions */
  async define(folder) {
    // From the server's side: the largest is longer than what kubectl notes of a manifest it applied.
    await this.kubectl(['apply', '--server-side', '-f', folder]);
    await this.kubectl(['wait', '--for=condition=Established', '--timeout=60s', '-f', folder]);
  }

  /** Such as `v1.34.4`. */
  async version() {
    return JSON.parse(await this.kubectl(['get', '--raw', '/version'])).gitVersion;
  }

  async stop() {
    await this.server.stop();
    await this.etcd.stop();
    await this.watcher.close();
  }
}
