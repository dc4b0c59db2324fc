import { applyDecorators, UseGuards } from '@nestjs/common';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions, type PlainAnswers } from '../../common/endpoint/endpoint.metadata.js';
import { ChannelGuard } from './channel.guard.js';
import { KnownParametersGuard } from './known-parameters.guard.js';
import { DELIVERY_CACHING } from './channels.constants.js';

/** Declares an operation for channels: plain JSON, a key instead of a token, and any cache may keep the answer unless it says otherwise. */
export function ChannelEndpoint({
  refusals = [],
  caching = DELIVERY_CACHING,
  ...options
}: Omit<EndpointOptions, 'plain' | 'security'> & { caching?: PlainAnswers }): MethodDecorator {
  return applyDecorators(
    Endpoint({
      ...options,
      plain: caching,
      security: [{ channelKey: [] }, { channelKeyParameter: [] }],
      refusals: [
        'channelKeyMissing',
        'channelKeyUnknown',
        'channelKeyRevoked',
        'originRefused',
        'tooManyRequests',
        ...refusals,
      ],
    }),
    // A request that is refused for its parameters costs the channel nothing.
    UseGuards(KnownParametersGuard, ChannelGuard),
  );
}
