import { useState } from 'react';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { newCallSerial } from '../../lib/call-headers.ts';
import { upload } from '../../lib/upload.ts';
import { type CallState, invalidate, useCall } from '../../lib/use-call.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';
import { useCustomer } from '../../state/session.ts';

const UPLOAD = '/woojiapi/user/uploadcompanylogo';
const LOGO = '/woojiapi/user/qrycompanylogo';

export type CompanyLogo = components['schemas']['CompanyLogo'];

/** The company's logo; without data while there is none. */
export function useLogoCall(): CallState<typeof LOGO> {
  const { userId } = useCustomer().user;
  return useCall(LOGO, { userId });
}

export interface LogoWrites {
  readonly upload: Write<[file: Blob], void>;
  readonly remove: Write<[], void>;
}

/** Puts another logo in its place, or removes it; what shows it reads again. */
export function useLogoWrites(): LogoWrites {
  const { userId } = useCustomer().user;
  const [serials] = useState(() => new WeakMap<Blob, string>());
  const uploading = useWrite(async (file: Blob) => {
    // the same file again, after an answer was lost, is the same upload
    const serial = serials.get(file) ?? newCallSerial();
    serials.set(file, serial);
    const options = { serial, signal: new AbortController().signal, onProgress: () => undefined };
    await upload(UPLOAD, { field: 'picture', file, fileName: 'logo' }, options);
    await changed();
  });
  const remove = useWrite(async () => {
    await call('/woojiapi/user/deletecompanylogo', { userId });
    await changed();
  });
  return { upload: uploading, remove };
}

const changed = () => invalidate(LOGO, '/woojiapi/order/qryquotationpaper');
