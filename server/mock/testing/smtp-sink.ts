import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** the message as received: headers, blank line, body */
  readonly source: string;
}

export interface SmtpSink {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** the reply to RCPT from now on, e.g. `550 no such mailbox`; '' accepts all receivers again */
  refuseWith(reply: string): void;
  /** resolves when it has accepted so many mails in all */
  has(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that keeps what it receives, with as much SMTP as our sender needs. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const taken: TakenMail[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const sockets = new Set<Socket>();
  let refusal = '';

  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let buffer = '';
    let from = '';
    let to: string[] = [];
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT' && refusal !== '') return say(refusal);
      if (verb === 'RCPT') to.push(address);
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (verb !== 'DATA') return say('250 ok');
      isData = true;
      return say('354 go on');
    };
    say('220 sink');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      while (true) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (!isData) {
          command(part);
          continue;
        }
        isData = false;
        taken.push({ from, to, source: part });
        to = [];
        say('250 taken');
        for (const { count, resolve } of waiting) if (taken.length >= count) resolve();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the sink has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refuseWith(reply) {
      refusal = reply;
    },
    has: (count) =>
      new Promise((resolve) => {
        if (taken.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
