import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { closeServer, openServer, PortFailure, portOf } from './open-server.ts';

describe('openServer', () => {
  it('says in plain words that the port is in use', async () => {
    const server = await openServer(0, (_req, res) => res.end());
    const port = portOf(server);
    const second = openServer(port, (_req, res) => res.end());
    await expect(second).rejects.toThrow(PortFailure);
    await expect(second).rejects.toThrow(`Port ${port} is already in use`);
    await closeServer(server, 0);
  });

  it('on closing lets open requests finish, accepts no new ones and keeps no idle connection', async () => {
    let finish = () => {};
    const server = await openServer(0, (_req, res) => {
      finish = () => res.end('whole');
    });
    const port = portOf(server);
    const agent = new Agent({ keepAlive: true });
    const req = request({ port, agent }).end();
    await once(server, 'request');
    const closed = closeServer(server, 600_000);
    const refused = connect(port);
    await expect(once(refused, 'connect')).rejects.toThrow('ECONNREFUSED');
    finish();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(await text(res)).toBe('whole');
    await closed;
    agent.destroy();
  });

  it('on closing answers what still arrives on a kept connection, and says that it was the last', async () => {
    const server = await openServer(0, (_req, res) => res.end('answered'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const port = portOf(server);
    const ask = async () => {
      const [res] = await once(request({ port, agent }).end(), 'response');
      return [await text(res as IncomingMessage), (res as IncomingMessage).headers.connection];
    };
    expect(await ask()).toEqual(['answered', 'keep-alive']);
    const closed = closeServer(server, 600_000);
    expect(await ask()).toEqual(['answered', 'close']);
    await closed;
    agent.destroy();
  });

  it("cuts off requests that don't finish within the limit", async () => {
    const server = await openServer(0, () => {});
    const req = request({ port: portOf(server) }).end();
    await once(server, 'request');
    const failed = once(req, 'error');
    await closeServer(server, 10);
    expect(String((await failed)[0])).toContain('hang up');
  });
});
