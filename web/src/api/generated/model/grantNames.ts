// Written from openapi.json by write-product-facts.ts.

export const grantNames = {
  "content.inspect": {
    "en-US": "Inspect content",
    "km-KH": "ត្រួតពិនិត្យមាតិកា",
    "zh-CN": "审核内容"
  },
  "content.publish": {
    "en-US": "Publish content",
    "km-KH": "បោះពុម្ពផ្សាយមាតិកា",
    "zh-CN": "发布内容"
  },
  "content.seeAll": {
    "en-US": "See all content",
    "km-KH": "មើលមាតិកាទាំងអស់",
    "zh-CN": "查看全部内容"
  }
} as const;
