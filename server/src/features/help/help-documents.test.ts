import { deflateSync } from 'node:zlib';
import { product } from '@dre/core/domain/product';
import type { HelpDocument } from '@dre/core/contract/help/help';
import { beforeAll, expect, test } from 'vitest';
import { aCaller } from '../../testing/help-callers.ts';
import { jpegSample } from '../../testing/picture-samples.ts';
import { pngSample } from '../../testing/pictures/png-sample.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';

const jpeg = await jpegSample();
let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });

type Caller = Awaited<ReturnType<typeof aCaller>>;
let admin: Caller;
let reader: Caller;

beforeAll(async () => {
  admin = await aCaller(site);
  reader = await aCaller(site, { administrator: false });
});

function pdf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object) => Buffer.concat([Buffer.from(object), Buffer.from('\n')]));
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << >>\n%%EOF\n')]);
}

function packed(text: string): Buffer {
  return Buffer.concat([
    Buffer.from('5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n'),
    deflateSync(Buffer.from(text)),
    Buffer.from('\nendstream endobj'),
  ]);
}

const plainPdf = pdf(
  '1 0 obj << /Type /Catalog /OpenAction [2 0 R /Fit] >> endobj',
  packed('2 0 << /Type /Page >>'),
);
const address = '/api/admin/help/documents?title=Labor%20time%20guide&fileName=';
const send = (name: string, bytes: Buffer) => admin.send(`${address}${encodeURIComponent(name)}`, bytes);
const list = async () => (await reader.call('GET', '/api/help/documents')).json<HelpDocument[]>();

test.each([
  ['guide.pdf', plainPdf, 'application/pdf', 'guide.pdf'],
  ['a picture.jpeg', jpeg, 'image/jpeg', 'a picture.jpg'],
  ['picture', pngSample(), 'image/png', 'picture.png'],
  ['../../Ünïcode "name".html', Buffer.from('Plain words, naïve.\n'), 'text/plain', 'Unicode name.txt'],
])(
  '%s is kept and comes back byte by byte, to be saved and never shown',
  async (name, bytes, type, saved) => {
    const kept = (await send(name, bytes)).json<HelpDocument>();
    expect(kept).toMatchObject({ title: 'Labor time guide', mediaType: type, fileName: saved });
    expect(await list()).toContainEqual(kept);
    const made = await reader.call('POST', `/api/help/documents/${kept.id}/address`, {});
    const file = await site.app.inject({ url: made.json<{ address: string }>().address });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(kept.bytes);
    if (type !== 'image/jpeg') expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="${saved}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    expect(String(file.headers['content-type'])).toContain(type);
  },
);

const escaped = '/S /J#61va#53cript /JS (app.alert(1))';
test.each<[string, Buffer, string]>([
  ['a PDF with a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'scripts'],
  ['a PDF with a script by another spelling', pdf(`<< ${escaped} >>`), 'scripts'],
  ['a PDF with a script inside what is packed', pdf(packed('<< /S /JavaScript >>')), 'scripts'],
  [
    'a PDF with a script inside what looks like a picture',
    pdf('stream\n<< /S /JavaScript >>\nendstream'),
    'scripts',
  ],
  ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), 'scripts'],
  ['a PDF with another file in it', pdf('<< /Type /EmbeddedFile >>'), 'scripts'],
  ['a PDF with a form of scripts', pdf('<< /XFA 3 0 R >>'), 'scripts'],
  ['an encrypted PDF', pdf('<< /Encrypt 9 0 R >>'), 'cannot be checked'],
  ['a PDF that unfolds without end', pdf(packed(' '.repeat(40 * 1_048_576))), 'cannot be checked'],
  ['half a PDF', plainPdf.subarray(0, 40), 'damaged'],
  ['a web page', Buffer.from('\n <!doctype html><script>alert(1)</script>'), 'run scripts'],
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'run scripts'],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0]), 'Documents are PDF files'],
  ['an archive', Buffer.from('PK\u0003\u0004 archive'), 'Documents are PDF files'],
  ['half a picture', jpeg.subarray(0, 200), 'incomplete or damaged'],
  ['nothing', Buffer.alloc(0), 'empty'],
])('%s is refused with its reason, and nothing of it is kept', async (_what, bytes, reason) => {
  const before = await list();
  const reply = await send('file.pdf', bytes);
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ errors: { file: string } }>().errors.file).toContain(reason);
  expect(await list()).toEqual(before);
});

test('ten megabytes are taken, a byte more is not', async () => {
  const most = Buffer.alloc(product.maximumFileBytes, 'a line of text\n');
  expect((await send('most.txt', most)).statusCode).toBe(200);
  const before = await list();
  expect((await send('more.txt', Buffer.concat([most, Buffer.from('a')]))).statusCode).toBe(413);
  expect(await list()).toEqual(before);
});

test('an address of a document is our own and ends with its time, its document, or its replacement', async () => {
  const kept = (await send('first.txt', Buffer.from('first'))).json<HelpDocument>();
  const fetchIt = async () => {
    const made = await reader.call('POST', `/api/help/documents/${kept.id}/address`, {});
    return made.json<{ address: string }>().address;
  };
  const url = await fetchIt();
  expect((await site.app.inject({ url: `${url.slice(0, -2)}xx` })).statusCode).toBe(404);
  const replaced = await admin.send(`${address}second.txt&replaces=${kept.id}`, Buffer.from('second'));
  expect(replaced.json()).toMatchObject({ id: kept.id, fileName: 'second.txt' });
  expect((await site.app.inject({ url })).payload).toBe('second');
  clock += 5 * 60_000;
  expect((await site.app.inject({ url })).statusCode).toBe(410);
  const renamed = await admin.call('PUT', `/api/admin/help/documents/${kept.id}`, { title: 'Renamed' });
  expect(renamed.json()).toBe(true);
  expect((await list()).find(({ id }) => id === kept.id)?.title).toBe('Renamed');
  expect((await admin.call('DELETE', `/api/admin/help/documents/${kept.id}`)).json()).toBe(true);
  expect((await reader.call('POST', `/api/help/documents/${kept.id}/address`, {})).statusCode).toBe(404);
});

test('what was refused is in the record', async () => {
  const refused = await site.db
    .selectFrom('audit_event')
    .select('seq')
    .where('kind', '=', 'file-refused')
    .where('person_id', '=', admin.id)
    .execute();
  expect(refused.length).toBeGreaterThan(10);
});
