import { ActionList } from '../../../ui/action-list.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { BasketLines, type LinesProps } from './basket-lines.tsx';
import { type LineMenuProps, MenuFacts, menuButtonId } from './line-menu.tsx';
import styles from './lines.desktop.module.css';

export function DesktopLines(props: LinesProps) {
  return <BasketLines {...props} Menu={LinePopover} />;
}

/** What else can be done with a line, beside its button. */
function LinePopover({ row, actions, loading }: LineMenuProps) {
  return (
    <Popover title={`More for ${row.name}`} id={menuButtonId(row.carId)} loading={loading}>
      {(close) => (
        // the button may be at the window's lower edge
        <div className={styles.menu} ref={(menu) => menu?.scrollIntoView({ block: 'nearest' })}>
          <MenuFacts row={row} />
          <ActionList actions={actions} size="md" onClose={close} />
        </div>
      )}
    </Popover>
  );
}
