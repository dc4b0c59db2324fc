import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import type { RuleDrawerProps } from './rule-drawer-props';
import { RuleEditor } from './rule-editor';
import { RulePresetStore } from './rule-preset.store';
import styles from './rule-preset.module.css';

/** The parameters of a rule, and what it does to a set. */
export const RuleDrawer = observer(function RuleDrawer(props: RuleDrawerProps) {
  const { id, title, text, onClose, ...editing } = props;
  const [store] = useState(() => new RulePresetStore(id));
  useEffect(() => {
    store.load();
    return store.view.stop;
  }, [store]);
  return (
    <Dialog shape="sheet" title={title} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <ResourceView resource={store.view} skeleton={<SkeletonLines count={9} />} onRetry={store.load}>
          {(rule) => <RuleEditor rule={rule} {...editing} />}
        </ResourceView>
      </div>
    </Dialog>
  );
});
