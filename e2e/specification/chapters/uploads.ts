import { driverHttp } from '@pothik/contracts/driver';
import type { Endpoint } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import type { Answer } from '../../support/visitor.js';
import type { SpecificationFixture } from '../specification-fixture.js';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
);
const MAXIMUM_BYTES = 5_242_880;

interface Upload {
  name: string;
  bytes: Buffer;
}

export function uploads(fixture: SpecificationFixture): void {
  async function upload(
    role: 'RIDER' | 'DRIVER',
    endpoint: Endpoint,
    files: readonly Upload[],
  ): Promise<Answer<{ message: string; errors?: { message: string }[] }>> {
    const [vehicle] = role === 'DRIVER' ? (await fixture.as('DRIVER').call(driverHttp.vehicles, {})).data : [];
    const form = new FormData();
    form.set('data', '{}');
    for (const { name, bytes } of files)
      form.append(endpoint.files?.field as string, new Blob([new Uint8Array(bytes)]), name);
    const path = `/api/v1${endpoint.path.replace(':id', vehicle?._id ?? '')}`;
    return (await fixture.as(role).send(endpoint.method, path, { body: form })) as Awaited<ReturnType<typeof upload>>;
  }

  const sentencesOf = ({ body }: Awaited<ReturnType<typeof upload>>) => [
    body.message,
    ...(body.errors ?? []).map(({ message }) => message),
  ];

  describe('sections 5 and 9, pictures', () => {
    it('“PATCH /user/update” accepts a picture and returns its address', async () => {
      const { status } = await upload('RIDER', userHttp.update, [{ name: 'me.png', bytes: PNG }]);
      expect(status).toBe(200);
      const { image } = await fixture.as('RIDER').call(userHttp.getMe, {});
      const picture = await fetch(fixture.platform.url + image);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    });

    it('“Profile picture: images only, max 5 MB.”: “File \\"{name}\\" is not an accepted file type.”', async () => {
      const refused = await upload('RIDER', userHttp.update, [{ name: 'me.png', bytes: Buffer.from('no picture') }]);
      expect(refused.status).toBe(400);
      expect(sentencesOf(refused)).toContain('File "me.png" is not an accepted file type.');
    });

    it("“Max image size 5 MB (5242880 bytes); vehicle images max 4.”: “'File exceeds the maximum size of {size}.'”", async () => {
      const refused = await upload('RIDER', userHttp.update, [
        { name: 'me.png', bytes: Buffer.alloc(MAXIMUM_BYTES + 1) },
      ]);
      expect(refused.status).toBe(413);
      expect(sentencesOf(refused)).toContain('File exceeds the maximum size of 5 MB.');
    });

    it('“Vehicle images: SVG, PNG, JPEG, JPG or GIF, max 5 MB each, max 4 files”: those sent replace the vehicle’s', async () => {
      await fixture.driverAtRest();
      const files = [
        { name: 'a.png', bytes: PNG },
        { name: 'b.svg', bytes: SVG },
      ];
      expect((await upload('DRIVER', driverHttp.updateVehicle, files)).status).toBe(200);
      const [vehicle] = (await fixture.as('DRIVER').call(driverHttp.vehicles, {})).data;
      expect(vehicle?.images).toHaveLength(2);
      for (const image of vehicle?.images ?? []) expect((await fetch(fixture.platform.url + image)).status).toBe(200);
    });

    it("“'You can only upload a maximum of {n} files.'”", async () => {
      const files = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.png`, bytes: PNG }));
      const refused = await upload('DRIVER', driverHttp.updateVehicle, files);
      expect(refused.status).toBe(400);
      expect(sentencesOf(refused)).toContain('You can only upload a maximum of 4 files.');
    });

    it('“\'File "{name}" exceeds the maximum size of {size}.\'” for one of several', async () => {
      const files = [
        { name: 'a.png', bytes: PNG },
        { name: 'b.png', bytes: Buffer.alloc(MAXIMUM_BYTES + 1) },
      ];
      const refused = await upload('DRIVER', driverHttp.updateVehicle, files);
      expect(refused.status).toBe(413);
      expect(sentencesOf(refused)).toContain('File "b.png" exceeds the maximum size of 5 MB.');
    });
  });
}
