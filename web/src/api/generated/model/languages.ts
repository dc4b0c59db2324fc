// Written from openapi.json by write-product-facts.ts.

export const languages = [
  "en-US",
  "zh-CN",
  "km-KH"
] as const;

export const defaultLanguage = "en-US";
