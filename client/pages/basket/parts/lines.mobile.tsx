import { useState } from 'react';
import { ActionSheet } from '../../../ui/action-sheet.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import { BasketLines, type LinesProps } from './basket-lines.tsx';
import { type LineMenuProps, MenuFacts, menuButtonId } from './line-menu.tsx';

export function MobileLines(props: LinesProps) {
  return <BasketLines {...props} Menu={LineSheet} />;
}

/** What else can be done with a line, at the bottom of the screen. */
function LineSheet({ row, actions, loading }: LineMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        id={menuButtonId(row.carId)}
        label={`More for ${row.name}`}
        aria-haspopup="dialog"
        loading={loading}
        onClick={() => setOpen(true)}
      >
        <MoreIcon />
      </IconButton>
      <ActionSheet open={isOpen} onClose={() => setOpen(false)} title={row.name} actions={actions}>
        <MenuFacts row={row} />
      </ActionSheet>
    </>
  );
}
