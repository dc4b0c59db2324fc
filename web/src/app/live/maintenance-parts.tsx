import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loadTexts } from '../../shared/i18n/load-texts';
import { maintenance } from '../../shared/session/maintenance.store';
import { takeStart } from '../../shared/session/start';
import { connection } from '../../shared/data/connection';
import { liveEvents } from '../../shared/live-events/live-events.store';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';

const texts = () => loadTexts('maintenance');

const MaintenanceBanner = lazyPart(async () => {
  const [{ MaintenanceBanner: Banner }] = await Promise.all([
    import('../../features/platform/maintenance/maintenance-banner'),
    texts(),
  ]);
  return Banner;
});
const MaintenanceDialog = lazyPart(async () => {
  const [{ MaintenanceDialog: Dialog }] = await Promise.all([
    import('../../features/platform/maintenance/maintenance-dialog'),
    texts(),
  ]);
  return Dialog;
});
const MaintenanceCover = lazyPart(async () => {
  const [{ MaintenanceCover: Cover }] = await Promise.all([
    import('../../features/platform/maintenance/maintenance-cover'),
    texts(),
  ]);
  return Cover;
});

/** A banner and the switch for those who may end maintenance; for the others a cover, below which the page stays. */
export const MaintenanceParts = observer(function MaintenanceParts() {
  const { isOn, mayEnd, isAsked, close } = maintenance;
  const { isAway } = connection;
  useEffect(() => liveEvents.on('maintenance.changed', maintenance.take), []);
  useEffect(() => {
    const state = takeStart('maintenance');
    if (state !== undefined) maintenance.take(state);
  }, []);
  // The stream of those who are shut out is refused, too.
  useEffect(() => {
    if (isAway) void maintenance.load();
  }, [isAway]);
  return (
    <>
      {isOn && (mayEnd ? <MaintenanceBanner /> : <MaintenanceCover />)}
      {isAsked && <MaintenanceDialog onClose={close} onLost={close} />}
    </>
  );
});
