import type { ChannelDto, EditChannelDto } from '../../../api/generated/model';
import { EditChannelBody } from '../../../api/generated/model/bodies/channels';
import { editChannelDtoLimits } from '../../../api/generated/model/limits/channels';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';

/** The API may leave it out; the form has it. */
type Kept = 'visitors' | 'previewPattern';
export type ChannelBody = Omit<EditChannelDto, 'version' | Kept> & Pick<ChannelDto, Kept>;
/** The rate is null while its field is empty. */
export type ChannelValues = Omit<ChannelBody, 'rate'> & { rate: number | null };
export type ChannelForm = FormStore<ChannelValues, ChannelDto>;

/** A hundred requests a second: more than a school needs, too little to be a burden. */
const EMPTY: ChannelValues = { name: '', origins: [], rate: 6_000, visitors: 'daily', previewPattern: '' };

/** @param channel null for a new one */
export function channelForm(
  channel: ChannelDto | null,
  send: (body: ChannelBody, call: Call<ChannelValues>) => Promise<ChannelDto>,
): ChannelForm {
  return new FormStore<ChannelValues, ChannelDto>({
    stored: channel === null ? EMPTY : valuesOf(channel),
    ...(channel && { version: channel.version }),
    draft: channel === null ? 'new channel' : `channel ${channel.id}`,
    problemsOf: (values) =>
      contractProblems(EditChannelBody, editChannelDtoLimits, { version: 1, ...trimmed(values) }),
    send: (values, call) => send(trimmed(values) as ChannelBody, call),
  });
}

export function valuesOf({ name, origins, rate, visitors, previewPattern }: ChannelDto): ChannelValues {
  return { name, origins, rate, visitors, previewPattern };
}

/** An address that was copied from a browser ends with a slash. */
function trimmed({ name, origins, rate, visitors, previewPattern }: ChannelValues): ChannelValues {
  return {
    name: name.trim(),
    origins: origins.map((origin) => origin.toLowerCase().replace(/\/$/, '')),
    rate,
    visitors,
    previewPattern: previewPattern.trim(),
  };
}
