import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { NOT_FOUND } from '../../api/codes';
import { SkeletonLines } from '../ui/feedback/skeleton-lines';
import { StatePanel } from '../ui/feedback/state-panel';
import { ResourceView } from '../ui/loaded/resource-view';
import { Dialog } from '../ui/overlays/dialog';
import styles from './record.module.css';
import type { RecordStore } from './record.store';

interface Props<Row extends { version: number }> {
  record: RecordStore<Row>;
  title: string;
  /** Shown if the record does not exist, or no longer. */
  gone: { title: string; text: string };
  /** Number of changes so far: each change reloads the record. */
  changes: number;
  /** Its fields, history and actions. */
  children: (row: Row) => ReactNode;
  onClose: () => void;
}

/** The drawer of the open record of a list. */
export const RecordDrawer = observer(function RecordDrawer<Row extends { version: number }>(
  props: Props<Row>,
) {
  const { record, title, gone, changes, children, onClose } = props;
  useEffect(() => {
    void record.follow();
    return record.stop;
  }, [record, changes]);
  const { error } = record.view;
  return (
    <Dialog shape="sheet" title={title} onClose={onClose}>
      <div className={styles.body}>
        {error instanceof ApiError && error.code === NOT_FOUND ? (
          <StatePanel icon={<IconExclamation />} title={gone.title}>
            {gone.text}
          </StatePanel>
        ) : (
          <ResourceView
            resource={record.view}
            skeleton={<SkeletonLines count={9} />}
            onRetry={() => void record.load()}
          >
            {children}
          </ResourceView>
        )}
      </div>
    </Dialog>
  );
}) as <Row extends { version: number }>(props: Props<Row>) => ReactNode;
