import { ChatCard } from '../../features/messages/chat/chat-card';
import { MonitorPage } from '../../features/operations/studio/monitor-page';

/** The monitor page with the chat, which is a feature of its own. */
export function MonitorScreen() {
  return <MonitorPage chat={<ChatCard />} />;
}
