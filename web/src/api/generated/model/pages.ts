// Written from openapi.json by write-product-facts.ts.

export const pages = {
  "groups": [
    {
      "icon": "dashboard",
      "label": "menu.dashboard",
      "name": "dashboard",
      "order": 0,
      "pages": [
        {
          "label": "menu.dashboard.workplace",
          "name": "Workplace",
          "path": "/dashboard/workplace",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.dashboard.monitor",
          "name": "Monitor",
          "path": "/dashboard/monitor",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.dashboard.announcements",
          "name": "Announcements",
          "path": "/dashboard/announcements",
          "roles": [
            "*"
          ]
        }
      ],
      "path": "/dashboard"
    },
    {
      "icon": "apps",
      "label": "menu.visualization",
      "name": "visualization",
      "order": 1,
      "pages": [
        {
          "label": "menu.visualization.dataAnalysis",
          "name": "DataAnalysis",
          "path": "/visualization/data-analysis",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.visualization.multiDimensionDataAnalysis",
          "name": "MultiDimensionDataAnalysis",
          "path": "/visualization/multi-dimension-data-analysis",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/visualization"
    },
    {
      "icon": "list",
      "label": "menu.list",
      "name": "list",
      "order": 2,
      "pages": [
        {
          "label": "menu.list.searchTable",
          "name": "SearchTable",
          "path": "/list/search-table",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.list.cardList",
          "name": "Card",
          "path": "/list/card",
          "roles": [
            "*"
          ]
        }
      ],
      "path": "/list"
    },
    {
      "icon": "edit",
      "label": "menu.form",
      "name": "form",
      "order": 3,
      "pages": [
        {
          "label": "menu.form.step",
          "name": "Step",
          "path": "/form/step",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.form.group",
          "name": "Group",
          "path": "/form/group",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/form"
    },
    {
      "icon": "file",
      "label": "menu.profile",
      "name": "profile",
      "order": 4,
      "pages": [
        {
          "label": "menu.profile.basic",
          "name": "Basic",
          "path": "/profile/basic",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/profile"
    },
    {
      "icon": "check-circle",
      "label": "menu.result",
      "name": "result",
      "order": 5,
      "pages": [
        {
          "label": "menu.result.success",
          "name": "Success",
          "path": "/result/success",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.result.error",
          "name": "Error",
          "path": "/result/error",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/result"
    },
    {
      "icon": "exclamation-circle",
      "label": "menu.exception",
      "name": "exception",
      "order": 6,
      "pages": [
        {
          "label": "menu.exception.403",
          "name": "403",
          "path": "/exception/403",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.exception.404",
          "name": "404",
          "path": "/exception/404",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.exception.500",
          "name": "500",
          "path": "/exception/500",
          "roles": [
            "*"
          ]
        }
      ],
      "path": "/exception"
    },
    {
      "icon": "user",
      "label": "menu.user",
      "name": "user",
      "order": 7,
      "pages": [
        {
          "label": "menu.user.info",
          "name": "Info",
          "path": "/user/info",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.user.setting",
          "name": "Setting",
          "path": "/user/setting",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.user.projects",
          "name": "Projects",
          "path": "/user/projects",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.user.teams",
          "name": "Teams",
          "path": "/user/teams",
          "roles": [
            "*"
          ]
        },
        {
          "hidden": true,
          "label": "menu.user.message",
          "name": "Message",
          "path": "/user/message",
          "roles": [
            "*"
          ]
        }
      ],
      "path": "/user"
    },
    {
      "hidesPages": true,
      "icon": "book",
      "label": "menu.docs",
      "name": "docs",
      "order": 10,
      "pages": [
        {
          "label": "menu.dashboard.documents",
          "name": "Documents",
          "path": "/dashboard/documents",
          "roles": [
            "*"
          ]
        }
      ],
      "path": "/dashboard"
    },
    {
      "icon": "folder",
      "label": "menu.library",
      "name": "library",
      "order": 11,
      "pages": [
        {
          "label": "menu.library.content",
          "name": "Content",
          "path": "/library/content",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.library.authors",
          "name": "Authors",
          "path": "/library/authors",
          "roles": [
            "*"
          ]
        },
        {
          "label": "menu.library.labels",
          "name": "Labels",
          "path": "/library/labels",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/library"
    },
    {
      "icon": "tool",
      "label": "menu.system",
      "name": "system",
      "order": 12,
      "pages": [
        {
          "label": "menu.list.accounts",
          "name": "Accounts",
          "path": "/list/accounts",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.accountRequests",
          "name": "AccountRequests",
          "path": "/list/account-requests",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.enquiries",
          "name": "Enquiries",
          "path": "/list/enquiries",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.testimonials",
          "name": "Testimonials",
          "path": "/list/testimonials",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.services",
          "name": "Services",
          "path": "/list/services",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.orders",
          "name": "Orders",
          "path": "/list/orders",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.rights",
          "name": "Rights",
          "path": "/list/rights",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.audit",
          "name": "Audit",
          "path": "/list/audit",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.keys",
          "name": "Keys",
          "path": "/list/keys",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.webhooks",
          "name": "Webhooks",
          "path": "/list/webhooks",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.undelivered",
          "name": "Undelivered",
          "path": "/list/undelivered",
          "roles": [
            "admin"
          ]
        },
        {
          "label": "menu.list.status",
          "name": "Status",
          "path": "/list/status",
          "roles": [
            "admin"
          ]
        }
      ],
      "path": "/list"
    }
  ],
  "links": [
    {
      "href": "https://arco.design",
      "icon": "link",
      "label": "menu.arcoWebsite",
      "name": "arcoWebsite",
      "order": 8
    },
    {
      "href": "https://arco.design/vue/docs/pro/faq",
      "icon": "question-circle",
      "label": "menu.faq",
      "name": "faq",
      "order": 9
    }
  ],
  "public": [
    {
      "label": "menu.home",
      "name": "home",
      "path": "/"
    },
    {
      "label": "menu.login",
      "name": "login",
      "path": "/login"
    },
    {
      "label": "menu.maintenance",
      "name": "maintenance",
      "path": "/maintenance"
    }
  ],
  "redirect": "/redirect/"
} as const;

type SignedInPage = (typeof pages)['groups'][number]['pages'][number];
type PublicPage = (typeof pages)['public'][number];
export type SignedInPageName = SignedInPage['name'];
export type PublicPageName = PublicPage['name'];
export type PagePath = SignedInPage['path'] | PublicPage['path'];
