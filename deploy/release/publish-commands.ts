/** What the commands name. */
export interface ReleaseFacts {
  version: string;
  revision: string;
  /** Where the sources are, if the checkout knows. */
  source: string | undefined;
  /** When the commit was made, in seconds of Unix time. It makes builds repeatable. */
  committedAt: string;
  isCommitted: boolean;
}

/** The commands that publish a release. The script runs none of them: they need a registry and keys. */
export function publishCommands({
  version,
  revision,
  source,
  committedAt,
  isCommitted,
}: ReleaseFacts): string {
  const tag = isCommitted
    ? ''
    : `
## Commit and tag

This was a dry run. Write the version into the sources, commit and tag it, then make the release of that commit:

\`\`\`sh
npm run release -- ${version} --commit
git push origin HEAD v${version}
\`\`\`
`;
  return `# Publish ${version}

Run these commands in the checkout of \`v${version}\`. \`REGISTRY\` is your registry with the path of your images, \`COSIGN_KEY\` a file or
the address of a key that is kept elsewhere, and \`RELEASE\` the folder of this file.
${tag}
## Build and push the images

For amd64 and arm64, with the provenance and the packages of each image beside it in the registry.

\`\`\`sh
export REGISTRY=…
export VERSION=${version} REVISION=${revision} SOURCE=${source ?? '…'} SOURCE_DATE_EPOCH=${committedAt}
docker buildx bake --file deploy/images/docker-bake.json --push
\`\`\`

## Sign the images

\`\`\`sh
export COSIGN_KEY=… RELEASE=…
for name in bff web; do
  digest=$(docker buildx imagetools inspect "$REGISTRY/sala-$name:$VERSION" --format '{{.Manifest.Digest}}')
  cosign sign --key "$COSIGN_KEY" --recursive "$REGISTRY/sala-$name@$digest"
  cosign attest --key "$COSIGN_KEY" --type cyclonedx --predicate "$RELEASE/sala-$name-$VERSION.cdx.json" \\
    "$REGISTRY/sala-$name@$digest"
done
\`\`\`

## Publish the chart and sign the files

\`\`\`sh
helm push "$RELEASE/sala-$VERSION.tgz" "oci://$REGISTRY/charts"
cosign sign-blob --key "$COSIGN_KEY" --bundle "$RELEASE/SHA256SUMS.bundle" "$RELEASE/SHA256SUMS"
\`\`\`
`;
}
