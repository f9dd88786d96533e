import { randomUUID } from 'node:crypto';
import { objectStoreContract } from '../contracts/object-store.contract.js';
import { CutLine } from '../testing/cut-line.js';
import { S3ObjectStore } from './s3-object-store.js';

const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;
const PNG = { contentType: 'image/png' };

const storeAt = (endpoint: string, bucket = 'pothik-contract') =>
  new S3ObjectStore({ endpoint, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket });

async function cuttable(endpoint: string) {
  const address = new URL(endpoint);
  const line = await CutLine.to(address.hostname, Number(address.port || 80));
  address.host = `127.0.0.1:${line.port}`;
  return {
    store: storeAt(address.href),
    cut: () => line.cut(),
    stall: () => line.stall(),
    mend: () => line.mend(),
    another: () => storeAt(address.href),
    closeLine: () => line.close(),
  };
}

const onS3 = S3_ENDPOINT === undefined ? describe.skip : describe;

onS3('on S3', () => {
  const endpoint = S3_ENDPOINT as string;
  objectStoreContract(
    'S3ObjectStore',
    async () => storeAt(endpoint),
    () => cuttable(endpoint),
  );

  it('creates its bucket on first use, also with many concurrent first calls', async () => {
    const bucket = `pothik-${randomUUID()}`;
    const stores = Array.from({ length: 4 }, () => storeAt(endpoint, bucket));
    await Promise.all(stores.map((store) => store.ping()));
    expect(await stores[0]?.get('a.png')).toBeUndefined();
    await stores[0]?.delete('a.png');
    await Promise.all(
      stores.flatMap((store, index) =>
        Array.from({ length: 5 }, (_, turn) => store.put(`${index}/${turn}.png`, Buffer.from([index, turn]), PNG)),
      ),
    );
    expect((await stores[0]?.get('3/4.png'))?.bytes).toEqual(Buffer.from([3, 4]));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('accepts requests that are signed for another region than the default', async () => {
    const store = new S3ObjectStore({
      endpoint,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
      region: 'ap-south-1',
    });
    const key = `${randomUUID()}.png`;
    await store.put(key, Buffer.from([1, 2]), PNG);
    expect((await store.get(key))?.bytes).toEqual(Buffer.from([1, 2]));
    await store.close();
  });

  it('wrong credentials are a configuration error, not an outage', async () => {
    const store = new S3ObjectStore({ endpoint, accessKey: S3_ACCESS_KEY, secretKey: 'wrong' });
    await expect(store.ping()).rejects.toThrow(expect.objectContaining({ name: 'S3Error' }));
    await expect(store.get('a.png')).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await store.close();
  });
});
