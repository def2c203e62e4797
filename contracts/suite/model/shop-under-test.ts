import { callSerial } from '../../api/call-signing.ts';
import type { CallPath, ReplyOf } from '../../api/calls.ts';
import { WORLD_HEADER } from '../../api/mock-console.ts';
import type { ResultCode } from '../../api/result-codes.ts';
import { type Answer, type Control, send, type Target } from '../call-client.ts';
import {
  type ReadPath,
  readConsole,
  type WriteCall,
  type WriteReply,
  writeConsole,
} from '../console-client.ts';
import { callDescription, requiredOf } from '../contract-document.ts';
import { expectCode, expectThat } from '../judge.ts';
import type { Person } from './shop-model.ts';

/** A step that was made, and its calls, as text. */
export interface MadeStep {
  readonly kind: string;
  readonly title: string;
  readonly calls: string[];
}

type Body = Readonly<Record<string, unknown>>;

/** The shop on which the steps of one sequence are made; it writes them down. */
export class ShopUnderTest {
  readonly steps: MadeStep[] = [];
  readonly target: Target & { readonly control: Control };
  readonly #control: Control;

  constructor(target: Target & { readonly control: Control }) {
    this.target = target;
    this.#control = target.control;
  }

  begin(kind: string, title: string): void {
    this.steps.push({ kind, title, calls: [] });
  }

  /** What puts a call into the sequence's world. */
  get inWorld(): Record<string, string> {
    const { world } = this.#control;
    return world === undefined ? {} : { [WORLD_HEADER]: world };
  }

  /** A call that must succeed. */
  async ok<P extends CallPath>(person: Person, path: P, body: Body = {}): Promise<ReplyOf<P>> {
    return (await this.act(person, path, body, '0')) as ReplyOf<P>;
  }

  /** A call that must be answered with this code; sent again, a successful one must be answered alike. */
  async act(person: Person, path: CallPath, body: Body, code: ResultCode): Promise<Record<string, unknown>> {
    const serial = callSerial(Date.now(), Math.random());
    const sent = await this.#send(person, path, body, serial);
    this.#note(`${person.name}: ${path} ${JSON.stringify(sent.body)} → ${sent.answer.reply?.resultCode}`);
    const reply = expectCode(path, sent.answer, code);
    if (code === '0' && callDescription(path).idempotent) {
      const again = expectCode(path, (await this.#send(person, path, body, serial)).answer, '0');
      const isSame = JSON.stringify(again.data) === JSON.stringify(reply.data);
      expectThat(isSame, `${path}: a repeated callserial has another answer`);
    }
    return reply;
  }

  /** A call that is no step's own, so that it isn't written down. */
  async look<P extends CallPath>(person: Person, path: P, body: Body = {}): Promise<ReplyOf<P>> {
    const { answer } = await this.#send(person, path, body);
    return expectCode(path, answer, '0') as ReplyOf<P>;
  }

  show<P extends ReadPath>(path: P) {
    return readConsole(this.#control, path);
  }

  /** What our staff do. @throws Error when it is refused */
  async staff<F extends WriteCall>(call: F, body: object = {}): Promise<WriteReply<F>> {
    this.#note(`staff: ${call} ${JSON.stringify(body)}`);
    return await writeConsole(this.#control, call, body);
  }

  /** What our staff can't do, as the console must say. */
  async staffMayNot(call: WriteCall, body: object = {}): Promise<void> {
    const why = await this.staff(call, body).then(
      () => '',
      (error: unknown) => String(error),
    );
    expectThat(
      why.includes('HTTP 400'),
      `${call}: it is not refused${why === '' ? '' : ` but fails: ${why}`}`,
    );
  }

  async logIn(person: Person): Promise<void> {
    const { accessToken } = await writeConsole(this.#control, `POST /people/${person.userId}/login`, {});
    person.token = accessToken;
  }

  async #send(
    { userId, token }: Person,
    path: CallPath,
    body: Body,
    serial?: string,
  ): Promise<{ readonly body: Body; readonly answer: Answer }> {
    const own = requiredOf(callDescription(path).input).includes('userId') ? { userId, ...body } : body;
    const options = { token, as: 'json', headers: this.inWorld, ...(serial ? { serial } : {}) } as const;
    return { body: own, answer: await send(this.target, path, own, options) };
  }

  #note(text: string): void {
    this.steps.at(-1)?.calls.push(text);
  }
}
