import type { NewFault } from '../api/mock-console.ts';
import type { Control, Target } from './call-client.ts';
import { readConsole, writeConsole } from './console-client.ts';
import { CannotTell } from './judge.ts';

/** @throws CannotTell when the target has no console */
function controlOf({ control }: Target): Control {
  if (!control) throw new CannotTell("needs a mock's console");
  return control;
}

/** Does something while one function of the shop is switched off. */
export async function whileOff<R>(target: Target, functionId: string, work: () => Promise<R>): Promise<R> {
  const control = controlOf(target);
  await writeConsole(control, `PATCH /functions/${functionId}`, { on: false });
  try {
    return await work();
  } finally {
    await writeConsole(control, `PATCH /functions/${functionId}`, { on: true });
  }
}

/** Does something while a fault is set. */
export async function whileFaulty<R>(target: Target, fault: NewFault, work: () => Promise<R>): Promise<R> {
  const control = controlOf(target);
  const { id } = await writeConsole(control, 'POST /faults', fault);
  try {
    return await work();
  } finally {
    await writeConsole(control, `DELETE /faults/${id}`);
  }
}

/** Accepts the application that was made with this name. */
export async function acceptApplication(target: Target, loginName: string): Promise<void> {
  const control = controlOf(target);
  const { applications } = await readConsole(control, '/applications');
  const application = applications.find((one) => one.loginName === loginName);
  if (!application) throw new Error(`no application of ${loginName}`);
  await writeConsole(control, `POST /applications/${application.userId}`, { review: 'accepted' });
}

/** The verification code in the last mail to this name. */
export async function mailedCode(target: Target, loginName: string): Promise<string> {
  const { mails } = await readConsole(controlOf(target), '/mails');
  const codes = mails.filter(({ to }) => to === loginName).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
  const code = codes.find(Boolean);
  if (!code) throw new Error(`no code was mailed to ${loginName}`);
  return code;
}

/** The token in the last invitation to this name. */
export async function mailedInvitation(target: Target, loginName: string): Promise<string> {
  const { mails } = await readConsole(controlOf(target), '/mails');
  const tokens = mails
    .filter(({ to }) => to === loginName)
    .map(({ text }) => /invitation\?token=([\w-]+)/.exec(text)?.[1]);
  const token = tokens.find(Boolean);
  if (!token) throw new Error(`no invitation was mailed to ${loginName}`);
  return token;
}

/** Records that an order's transfer has arrived. */
export async function receiveTransfer(target: Target, orderId: string): Promise<void> {
  await writeConsole(controlOf(target), `POST /orders/${orderId}/transfer`, {});
}

/** Moves an order along until it is picked, and records its transfer on the way. */
export async function pickOrder(target: Target, orderId: string): Promise<void> {
  const control = controlOf(target);
  await receiveTransfer(target, orderId);
  await writeConsole(control, `POST /orders/${orderId}`, { sts: 'picking', note: '' });
}

/** Moves an order along until it is delivered, and records its transfer on the way. */
export async function deliverOrder(target: Target, orderId: string): Promise<void> {
  await dispatchOrder(target, orderId);
  await writeConsole(controlOf(target), `POST /orders/${orderId}`, { sts: 'delivered', note: '' });
}

/** Answers a requested quotation, as our staff would. */
export async function answerQuotation(target: Target, quotationId: string, answer: object): Promise<void> {
  await writeConsole(controlOf(target), `POST /quotations/${quotationId}/answer`, answer);
}

/** Records that returned packs have arrived. */
export async function receiveReturn(target: Target, returnId: string): Promise<void> {
  await writeConsole(controlOf(target), `POST /returns/${returnId}/receive`, {});
}

/** Moves an order along until it is dispatched, and records its transfer on the way. */
export async function dispatchOrder(target: Target, orderId: string): Promise<void> {
  await pickOrder(target, orderId);
  await writeConsole(controlOf(target), `POST /orders/${orderId}`, { sts: 'dispatched', note: '' });
}

/** Approves a project for the gallery. @returns the code of the voucher that its customer gets */
export async function approveProject(target: Target, exampleId: string): Promise<string> {
  const control = controlOf(target);
  await writeConsole(control, `POST /shared-projects/${exampleId}`, { review: 'approved' });
  const { projects } = await readConsole(control, '/shared-projects');
  return projects.find((project) => project.exampleId === exampleId)?.voucherCode ?? '';
}
