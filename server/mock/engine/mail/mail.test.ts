import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openKeeper } from '../../testing/keeper.ts';
import {
  BRAND,
  ENGINES,
  newStore,
  openShop,
  type TestShop,
  type TestStore,
} from '../../testing/open-shop.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { deliverDue, type MailOutcome, waitAfter, waitingMails } from './deliver-mails.ts';
import { mailDocument, mailHtml } from './mail-html.ts';
import { createOutbox, type Mail, SECRET_MASK } from './outbox.ts';
import { openSmtp } from './smtp.ts';

const FROM = 'shop@alderline.example';
const MINUTE = 60_000;
const CODE = '482913';
const codeMail = {
  kind: 'verification-code',
  replyTo: '',
  subject: 'Your code',
  body: `Your verification code is ${CODE}.`,
  secret: CODE,
  usefulMs: 10 * MINUTE,
} as const;
const message: Mail = {
  kind: 'contact',
  to: 'sales@alderline.example',
  replyTo: 'ada@studio.example',
  subject: 'Message from Ada, Ben <b@studio.example>',
  body: 'Do you hold 120 m2?\n\n<b onclick="x()">Räume</b> & more\n.\nthe end',
};

describe.each(ENGINES)('mails on %s', (engine) => {
  let shop: TestShop;
  let sink: SmtpSink;
  let place: TestStore;
  let clear: () => Promise<void>;
  const lines: string[] = [];
  const left: MailOutcome[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const clock = () => shop.clock.now;
  beforeAll(async () => {
    ({ place, clear } = await newStore(engine));
    shop = await openShop(place);
    sink = await startSmtpSink();
  });
  afterAll(async () => {
    await sink.stop();
    await shop.close();
    await clear();
  });
  afterEach(async () => {
    await shop.db.deleteFrom('mail_queue').execute();
    await shop.db.deleteFrom('mails').execute();
    sink.refuseWith('');
    lines.length = 0;
    left.length = 0;
  });

  const outbox = () => createOutbox(true, clock);
  const post = (mail: Mail) =>
    shop.db.transaction().execute((trx) => outbox().post(trx, mail, shop.clock.now));
  const deliver = (url = sink.url) => {
    const sender = openSmtp({ url, from: FROM, brand: BRAND });
    return deliverDue({
      db: shop.db,
      sender,
      machineClock: clock,
      logger,
      onMail: (outcome) => left.push(outcome),
    });
  };
  const mails = () => shop.db.selectFrom('mails').selectAll().execute();
  const queued = () => shop.db.selectFrom('mail_queue').selectAll().execute();

  it('are sent once, as text and escaped HTML, with a reply address', async () => {
    const before = sink.taken.length;
    await post(message);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(sink.taken).toHaveLength(before + 1);
    const [mail] = sink.taken.slice(before);
    expect([mail?.from, mail?.to]).toEqual([FROM, ['sales@alderline.example']]);
    const source = (mail?.source ?? '').replaceAll('=\r\n', '');
    expect(source).toContain('From: Alderline <shop@alderline.example>');
    expect(source).toContain('Reply-To: ada@studio.example');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain('&lt;b onclick=3D&quot;x()&quot;&gt;R=C3=A4ume&lt;/b&gt; &amp; more');
    // the console shows mails in a frame without scripts, and mails need none
    const html = source.slice(source.indexOf('<!doctype html>'));
    expect(html).not.toMatch(/<script|<[^>]+ on\w+=/i);
    const [kept] = await mails();
    expect(kept).toMatchObject({ body: message.body, sent_at: shop.clock.now });
    expect(await queued()).toEqual([]);
  });

  it('are each sent once when several processes send at the same time', async () => {
    const before = sink.taken.length;
    for (let i = 0; i < 25; i++) await post({ ...message, subject: `Letter ${i}` });
    // a process that loses a race for a row ends its round
    for (let round = 0; round < 30; round++) await Promise.all(Array.from({ length: 6 }, () => deliver()));
    const subjects = sink.taken.slice(before).map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]);
    expect(subjects).toHaveLength(25);
    expect(new Set(subjects).size).toBe(25);
  });

  // libSQL has one writer at a time
  if (engine === 'PostgreSQL')
    it('are sent once by two processes that claim the same one', async () => {
      const before = sink.taken.length;
      await post(message);
      const keeper = await openKeeper(place.databaseUrl);
      const lock = 'update mail_queue set attempts = attempts';
      await keeper.letTwoMeet(lock, () => Promise.all([deliver(), deliver()]));
      await keeper.close();
      expect(sink.taken).toHaveLength(before + 1);
    });

  it('show a code only to the receiver', async () => {
    const before = sink.taken.length;
    await post({ ...codeMail, to: TRADE });
    expect((await mails())[0]?.body).toBe(`Your verification code is ${SECRET_MASK}.`);
    await deliver();
    expect(sink.taken.at(before)?.source).toContain(`Your verification code is ${CODE}.`);
    expect(JSON.stringify([await mails(), await queued(), lines])).not.toContain(CODE);
  });

  it('to a name without an account are not written and not queued', async () => {
    const toAccount = (loginName: string) =>
      outbox().postToAccount(shop.db, loginName, codeMail, shop.clock.now);
    await toAccount('nobody@studio.example');
    expect([await mails(), await queued()]).toEqual([[], []]);
    await toAccount(TRADE.toUpperCase());
    expect((await mails()).map((mail) => mail.to_address)).toEqual([TRADE]);
    expect(await queued()).toMatchObject([{ secret: CODE, attempts: 0 }]);
  });

  it('wait while the mail server is down, and are sent when it is back', async () => {
    const before = sink.taken.length;
    await post(message);
    await deliver('smtp://127.0.0.1:1');
    expect((await mails())[0]?.sent_at).toBeNull();
    expect(left).toEqual([]);
    expect(lines.join()).toContain("couldn't be sent yet");
    expect(lines.join()).not.toMatch(/sales@|ada@/);
    await deliver();
    expect(sink.taken).toHaveLength(before);
    shop.clock.now += waitAfter(1);
    await post(message);
    expect(await waitingMails(shop.db, shop.clock.now)).toEqual({ count: 2, oldestSeconds: 5 });
    await deliver();
    expect(sink.taken).toHaveLength(before + 2);
    expect(left).toEqual(['sent', 'sent']);
    expect(await waitingMails(shop.db, shop.clock.now)).toEqual({ count: 0, oldestSeconds: 0 });
  });

  it('are tried again when deferred, and given up when refused', async () => {
    sink.refuseWith('451 later, please');
    await post(message);
    await deliver();
    expect(await queued()).toMatchObject([{ attempts: 1 }]);
    sink.refuseWith('550 <sales@alderline.example> is nobody here');
    shop.clock.now += waitAfter(1);
    await deliver();
    expect(await queued()).toEqual([]);
    expect((await mails())[0]?.sent_at).toBeNull();
    expect(lines.join()).toContain('was refused');
    expect(left).toEqual(['refused']);
    expect(lines.join()).not.toContain('sales@');
  });

  it('are given up when they are no longer useful, and the code with them', async () => {
    const before = sink.taken.length;
    await post({ ...codeMail, to: TRADE });
    await deliver('smtp://127.0.0.1:1');
    shop.clock.now += codeMail.usefulMs;
    await deliver();
    expect([sink.taken.length, await queued(), left]).toEqual([before, [], ['late']]);
  });

  it('are not sent when the change they report is rolled back', async () => {
    const failed = shop.db.transaction().execute(async (trx) => {
      await outbox().post(trx, message, shop.clock.now);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await mails(), await queued()]).toEqual([[], []]);
  });

  it("are sent in the background, and the shop's reply doesn't wait for them", async () => {
    const before = sink.taken.length;
    const mailing = await openShop({ ...place, smtp: { url: sink.url, from: FROM } }, shop.clock);
    const ask = (loginName: string) =>
      mailing.call('/woojiapi/user/getauthcode', { loginName, brand: BRAND });
    expect((await ask(ARCHITECT)).resultCode).toBe('0');
    await sink.has(before + 1);
    const source = sink.taken.at(before)?.source ?? '';
    const authCode = /code is (\d{6})/.exec(source)?.[1] ?? '';
    await mailing.close();
    expect((await mails()).map(({ body }) => body).join()).not.toMatch(/\d{6}/);
    const reset = await shop.call('/woojiapi/user/resetpassword', {
      loginName: ARCHITECT,
      password: 'Brand-New-1',
      repassword: 'Brand-New-1',
      authCode,
      brand: BRAND,
    });
    expect(reset.resultCode).toBe('0');
  });
});

it('waits longer after each attempt, up to a quarter of an hour', () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([5000, 10_000, 20_000, 15 * MINUTE]);
});

it('writes HTML without any markup from a visitor', () => {
  expect(mailHtml('a <img src=x onerror=y>\n\n\nb & "c"\nd')).toBe(
    '<p>a &lt;img src=x onerror=y&gt;</p><p>b &amp; &quot;c&quot;<br>d</p>',
  );
  expect(mailDocument('<Brand>', 'x')).toContain('&lt;Brand&gt; Flooring');
});
