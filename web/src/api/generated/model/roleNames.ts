// Written from openapi.json by write-product-facts.ts.

export const roleNames = {
  "admin": {
    "many": {
      "en-US": "Administrators",
      "km-KH": "អ្នកគ្រប់គ្រង",
      "zh-CN": "管理员"
    },
    "one": {
      "en-US": "Administrator",
      "km-KH": "អ្នកគ្រប់គ្រង",
      "zh-CN": "管理员"
    }
  },
  "user": {
    "many": {
      "en-US": "Users",
      "km-KH": "អ្នកប្រើ",
      "zh-CN": "普通用户"
    },
    "one": {
      "en-US": "User",
      "km-KH": "អ្នកប្រើ",
      "zh-CN": "普通用户"
    }
  }
} as const;
