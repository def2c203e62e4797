import { chakra, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { TOAST_MS } from '../../contracts/rules/limits.ts';
import { deviceOfPath } from '../../contracts/site-map.ts';
import { type NoticeType, notices, takeNotices } from '../state/notices.ts';
import { CloseIcon } from '../ui/icons.tsx';

/** Warnings and errors say what to do, which takes longer to read (WCAG 2.2.1). */
const READING_MS = 6000;

const DURATION: Record<NoticeType, number> = {
  success: TOAST_MS,
  info: TOAST_MS,
  warning: READING_MS,
  error: READING_MS,
};

/** Away from the navigation, which a desktop has at the top and a phone at the bottom. */
const placement = deviceOfPath(location.pathname) === 'mobile' ? 'top' : 'bottom-end';
const toaster = createToaster({ placement, max: 3, pauseOnPageIdle: true, overlap: false });

function showWaiting(): void {
  for (const { id, type, text } of takeNotices()) {
    toaster.create({ id: String(id), type, description: text, duration: DURATION[type], closable: true });
  }
}

/** Chakra's toaster: a polite live region whose notices wait while they are pointed at or focused. */
export function NoticeToaster() {
  const waiting = useSnapshot(notices).waiting.length;
  useEffect(() => {
    if (waiting === 0) return;
    // The toaster listens only after its own effects have run; a notice made before would be lost.
    const timer = setTimeout(showWaiting);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root
          display="flex"
          alignItems="center"
          gap="4"
          width={{ base: 'calc(100vw - 2rem)', md: '26rem' }}
          paddingInlineStart="5"
          paddingInlineEnd="2"
          py="2"
          bg="charcoal.900"
          color="bone.50"
          boxShadow="lg"
          border="1px solid {colors.charcoal.600}"
          borderInlineStart="4px solid"
          borderInlineStartColor={`${toast.type ?? 'info'}.subtle`}
          css={{
            '--focus': '{colors.bone.50}',
            translate: 'var(--x) var(--y)',
            scale: 'var(--scale)',
            zIndex: 'var(--z-index)',
            height: 'var(--height)',
            opacity: 'var(--opacity)',
            willChange: 'translate, opacity, scale',
            transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
          }}
        >
          <Toast.Description flex="1" fontSize="sm" lineHeight="1.45" py="2">
            {toast.description}
          </Toast.Description>
          <Toast.CloseTrigger asChild>
            <chakra.button
              type="button"
              aria-label="Close notice"
              display="grid"
              placeItems="center"
              width="touch"
              height="touch"
              flexShrink={0}
              cursor="pointer"
            >
              <CloseIcon />
            </chakra.button>
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
