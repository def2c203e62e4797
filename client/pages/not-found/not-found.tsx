import { useDevice } from '../../state/device.ts';
import { NoSuchPage } from './parts/no-such-page.tsx';

export function NotFoundPage() {
  return <NoSuchPage isNarrow={useDevice() === 'mobile'} />;
}
