import { CallFailure } from '../../../gateway/call-failure.ts';
import type { Handlers } from '../../handler.ts';

export const fileRoutes = {
  // only what a product names in model3d, revitFile or archicadFile may leave, and none names a file yet
  '/api/download': async () => {
    throw new CallFailure('1', 'fileName: there is no such file', 404);
  },
} satisfies Handlers<'/api/download'>;
