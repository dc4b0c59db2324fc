import { LiveMethod, PopulationSpan } from '../../../api/generated/model';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

interface MonitorView {
  /** Empty: the method in use. */
  method: LiveMethod | '';
  span: PopulationSpan;
}

export const monitorView = new UrlCodec<MonitorView>({
  method: choiceField<LiveMethod, ''>(Object.values(LiveMethod), ''),
  span: choiceField<PopulationSpan, PopulationSpan>(Object.values(PopulationSpan), 'hour'),
});
