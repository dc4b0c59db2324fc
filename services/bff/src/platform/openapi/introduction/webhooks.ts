/** How receivers treat messages. */
export const WEBHOOKS_CHAPTER = `## Webhooks

Administrators register https addresses to which events are sent, each as a \`POST\` of JSON with \`type\`,
\`timestamp\` and \`data\` (see \`webhooks\`). They follow [Standard Webhooks](https://www.standardwebhooks.com), whose
libraries verify them in most languages.

- **Verify each message** before you use it. The header \`webhook-signature\` has one or more signatures, separated by spaces,
  each \`v1,\` and the Base64 of the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\`. The body is the bytes as they
  arrived. The key is what follows \`whsec_\` in the secret, decoded from Base64. One that matches is enough: for 24 hours
  after the secret was replaced, the old one signs as well. Refuse a \`webhook-timestamp\` that is minutes away from your clock.
- **Answer with 2xx within 15 seconds**, and do the work afterwards. Anything else, a redirect too, is a failure. It is tried
  again after 10 seconds, then less and less often, for 24 hours; \`Retry-After\` is respected. 410 switches the webhook
  off, and so do 3 days of nothing but failure.
- **A message may arrive twice**, always with the same \`webhook-id\`: remember the ids of a few days.
- **The order is not kept.** Compare \`timestamp\`, or ask the API for the current state. Of items, the greatest \`revision\` is the newest.
- **\`content.*\` and \`policies.*\` tell what the Delivery API answers**, within seconds: when times come and pass, too. What is changed back before
  is not told.
- **Nothing about people is sent**: ids, kinds and amounts only. Ask the API for more.`;
