import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The texts of the demo, which the web translated before the services had texts in each language. */
const TRANSLATED = [
  {
    key: 'learning-paths',
    icon: 'branch',
    chinese: {
      language: 'zh-CN',
      title: '学习路径',
      description: '逐步展示孩子在课程的哪一课停下、又从哪里继续。',
    },
    khmer: {
      language: 'km-KH',
      title: 'ផ្លូវនៃការរៀន',
      description: 'បង្ហាញថាកុមារឈប់នៅមេរៀនណា ហើយបន្តពីណា ម្ដងមួយជំហានក្នុងវគ្គសិក្សា។',
    },
  },
  {
    key: 'learner-map',
    icon: 'location',
    chinese: {
      language: 'zh-CN',
      title: '学员分布',
      description: '展示哪些省份和学校在使用课程，哪些地方还不了解。',
    },
    khmer: {
      language: 'km-KH',
      title: 'ផែនទីអ្នករៀន',
      description: 'បង្ហាញខេត្ត និងសាលាដែលប្រើមេរៀន និងកន្លែងដែលមិនទាន់ស្គាល់។',
    },
  },
  {
    key: 'offline-lessons',
    icon: 'cloud-download',
    chinese: {
      language: 'zh-CN',
      title: '离线课程',
      description: '为网络较慢的学校打包课程，断网也能上课。',
    },
    khmer: {
      language: 'km-KH',
      title: 'មេរៀនគ្មានអ៊ីនធឺណិត',
      description: 'រៀបចំមេរៀនជាកញ្ចប់សម្រាប់សាលាដែលមានអ៊ីនធឺណិតយឺត ដើម្បីឱ្យថ្នាក់រៀនបានទោះគ្មានអ៊ីនធឺណិត។',
    },
  },
  {
    key: 'learner-profiles',
    icon: 'user-group',
    chinese: {
      language: 'zh-CN',
      title: '学员画像',
      description: '按兴趣和能力为孩子分组，并推荐下一节课。',
    },
    khmer: {
      language: 'km-KH',
      title: 'ទម្រង់អ្នករៀន',
      description: 'ដាក់កុមារជាក្រុមតាមចំណូលចិត្ត និងសមត្ថភាព រួចណែនាំមេរៀនបន្ទាប់។',
    },
  },
];

export class ServiceOffers1790007000181 implements MigrationInterface {
  readonly name = 'ServiceOffers1790007000181';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "service_card" ADD "texts" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "service_card" ADD "retired_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "service_card" ADD "offer_version" integer NOT NULL DEFAULT 1`);
    await runner.query(`
      UPDATE "service_card" SET "texts" = jsonb_build_array(
        jsonb_build_object('language', 'en-US', 'title', "title", 'description', "description"))`);
    for (const { key, icon, chinese, khmer } of TRANSLATED)
      await runner.query(`UPDATE "service_card" SET "icon" = $2, "texts" = "texts" || $3 WHERE "key" = $1`, [
        ...[key, icon],
        JSON.stringify([chinese, khmer]),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "service_card" DROP COLUMN "offer_version"`);
    await runner.query(`ALTER TABLE "service_card" DROP COLUMN "retired_at"`);
    await runner.query(`ALTER TABLE "service_card" DROP COLUMN "texts"`);
  }
}
